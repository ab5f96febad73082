import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { TaxonomyNames } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import {
  checkSurcharges,
  inheritedSurcharge,
  isSurcharge,
  isSurchargeWrong,
  parseSurcharge,
  type Surcharge,
  surchargeKey,
  typedSurcharge,
} from '#core/configuration/surcharge.ts';
import { lineagesOf, surchargeRows, withHidden } from '#core/configuration/surcharge-rows.ts';
import { mostSpecific } from '#core/pricing/terms.ts';
import { asId, type ProductTypeId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

const brand = (id: string) => asId<'product-brand'>(id);
const type = (id: string) => asId<'product-type'>(id);
const names: TaxonomyNames = {
  brands: new Map([
    [brand('1'), 'NGK'],
    [brand('2'), 'SKF'],
  ]),
  types: new Map([
    [type('10'), { name: 'Encendido', parentId: null }],
    [type('11'), { name: 'Bujías', parentId: type('10') }],
    [type('20'), { name: 'Rodamientos', parentId: null }],
  ]),
};
const labels = { general: 'General', pair: (each: string, family: string) => `${each} en ${family}` };

const brandIds = fc.constantFrom(null, brand('1'), brand('2'));
const typeIds = fc.constantFrom(null, type('10'), type('11'), type('20'));
const percentages = fc.integer({ min: 0, max: 99_999 }).map((hundredths) => money(hundredths).dividedBy(100));
const surcharges = fc.uniqueArray(
  fc.record({ productBrandId: brandIds, productTypeId: typeIds, percentage: percentages }),
  { selector: surchargeKey, maxLength: 12 },
);

describe('a margin that is typed', () => {
  it.each([
    ['45', '45'],
    ['62,5', '62.5'],
    ['62.50', '62.5'],
    [' 0 ', '0'],
    ['999,99', '999.99'],
    ['45,000', '45'],
  ])('%s is %s', (typed, percentage) => {
    expect(parseSurcharge(typed)?.toString()).toBe(percentage);
  });

  it.each(['', '-1', '1.234,5', '1e3', '1000', '1,234', '1.000', '45.000', 'x', ',', '1,2,3', '9'.repeat(400)])(
    '%j is none',
    (typed) => {
      expect(parseSurcharge(typed)).toBeNull();
    },
  );

  it('is read back as it was written, with comma or point', () => {
    fc.assert(
      fc.property(percentages, fc.constantFrom('.', ','), (percentage, mark) => {
        expect(parseSurcharge(percentage.toFixed(2).replace('.', mark))?.equals(percentage)).toBe(true);
      }),
    );
  });

  it('never reads anything out of bounds, and keeps only digits with one separator', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const kept = typedSurcharge(text);
        expect(kept).toMatch(/^\d*[.,]?\d*$/);
        expect(typedSurcharge(kept)).toBe(kept);
        const parsed = parseSurcharge(kept);
        expect(parsed === null || isSurcharge(parsed)).toBe(true);
      }),
    );
  });
});

describe('the margins of a list', () => {
  it('are those that are set, each once and of what exists', () => {
    fc.assert(
      fc.property(surcharges, (set) => {
        expect(checkSurcharges(set, names)).toMatchObject({ ok: true, val: set });
        const [first] = set;
        if (first === undefined) return;
        expect(checkSurcharges([...set, { ...first, percentage: null }], names).val).toEqual({
          code: 'surcharge-twice',
        });
        const unknown = { ...first, productTypeId: type('99') };
        expect(checkSurcharges([...set, unknown], names).val).toEqual({ code: 'surcharge-unknown' });
        const huge = { ...first, percentage: money('1e30') };
        expect(checkSurcharges([huge], names).val).toMatchObject({ code: 'surcharge-invalid' });
      }),
    );
  });

  it('survive being shown and saved again', () => {
    fc.assert(
      fc.property(surcharges, (set) => {
        const rows = surchargeRows(set, names, nothingDisabled, labels);
        const again = checkSurcharges(rows, names);
        const written = (all: readonly Surcharge[]) =>
          all.map((each) => `${surchargeKey(each)} ${each.percentage}`).sort();
        expect(again.ok && written(again.val)).toEqual(written(set));
        expect(rows[0]).toMatchObject({ text: 'General', productBrandId: null, productTypeId: null });
      }),
    );
  });

  it('of what is switched off are not shown, and stay as they were', () => {
    const disabled = { ...nothingDisabled, brandIds: new Set([brand('2')]), typeIds: new Set([type('10')]) };
    fc.assert(
      fc.property(surcharges, (set) => {
        const rows = surchargeRows(set, names, disabled, labels);
        expect(rows.some(({ productBrandId }) => productBrandId === brand('2'))).toBe(false);
        expect(
          rows.some(({ productTypeId, productBrandId }) => productBrandId === null && productTypeId === '11'),
        ).toBe(false);
        const saved = checkSurcharges(rows, names);
        if (!saved.ok) throw new Error(saved.val.code);
        expect(new Set(withHidden(saved.val, set, names, disabled).map(surchargeKey))).toEqual(
          new Set(set.map(surchargeKey)),
        );
      }),
    );
  });

  it('show families with their subfamilies indented below', () => {
    const rows = surchargeRows([], names, nothingDisabled, labels);
    expect(rows.map(({ text, indented }) => [text, indented])).toEqual([
      ['General', false],
      ['Encendido', false],
      ['Bujías', true],
      ['Rodamientos', false],
      ['NGK', false],
      ['SKF', false],
    ]);
  });
});

describe('lineages', () => {
  type Family = readonly [ProductTypeId, { readonly name: string; readonly parentId: ProductTypeId | null }];

  it('are those of the families that the rows were made of', () => {
    const families = fc.array(fc.array(fc.nat()), { maxLength: 6 });
    fc.assert(
      fc.property(families, (below) => {
        const types = below.flatMap((children, at): Family[] => {
          const parentId = type(`${at}`);
          const under = children.map((_, place) => [type(`${at}.${place}`), { name: 'Abajo', parentId }] as const);
          return [[parentId, { name: 'Arriba', parentId: null }] as const, ...under];
        });
        // In any order of the families, a subfamily stands below its own.
        const mixed: TaxonomyNames = { brands: names.brands, types: new Map([...types].reverse()) };
        const lineages = lineagesOf(surchargeRows([], mixed, nothingDisabled, labels));
        expect(lineages.size).toBe(types.length);
        for (const [id, { parentId }] of types) {
          expect(lineages.get(id)).toEqual(parentId === null ? [id] : [id, parentId]);
        }
      }),
    );
  });

  it('are of families only, not of the general margin, brands or pairs', () => {
    const pair = { productBrandId: brand('1'), productTypeId: type('11'), percentage: money('5') };
    const rows = surchargeRows([pair], names, nothingDisabled, labels);
    expect([...lineagesOf(rows)]).toEqual([
      ['10', ['10']],
      ['11', ['11', '10']],
      ['20', ['20']],
    ]);
  });
});

it('an empty margin takes over what prices are made with', () => {
  fc.assert(
    fc.property(surcharges, brandIds, (set, productBrandId) => {
      const own = { productBrandId, productTypeId: type('11') };
      const lineage = [type('11'), type('10')];
      const others = set.filter((each) => surchargeKey(each) !== surchargeKey(own));
      const scoped = others.map((each) => ({
        brandId: each.productBrandId,
        typeId: each.productTypeId,
        percentage: each.percentage,
        text: '',
      }));
      const applied = mostSpecific(scoped, { brandId: productBrandId ?? brand('none'), typeIds: lineage });
      expect(inheritedSurcharge(own, lineage, set)).toEqual(applied?.percentage ?? null);
    }),
  );
});

it('takes what is typed as a margin or, where nothing is, as none of its own; anything else is wrong', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ maxLength: 8 }), percentages.map(String), fc.constantFrom('', ' ', '12,5')),
      (typed) => {
        const isNone = typed.trim() === '';
        expect(isSurchargeWrong(typed)).toBe(!isNone && parseSurcharge(typed) === null);
        if (isNone) expect(isSurchargeWrong(typed)).toBe(false);
      },
    ),
  );
  expect(['1000', 'a', '1,2,3'].filter(isSurchargeWrong)).toHaveLength(3);
});
