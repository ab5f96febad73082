import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headingOfAttribute, sheetColumns } from '#core/catalogue/export/sheet-columns.ts';
import { createSheetRows } from '#core/catalogue/export/sheet-rows.ts';
import { draftKey, fieldsOf } from '#core/catalogue/import/drafts/comparable.ts';
import type { DraftOf } from '#core/catalogue/import/drafts/drafts.ts';
import { articleKey } from '#core/catalogue/import/drafts/keys.ts';
import { priceOf } from '#core/catalogue/import/drafts/repeated-row.ts';
import { withoutEmptyCells } from '#core/catalogue/import/drafts/without-empty-cells.ts';
import { withKnownNames } from '#core/catalogue/import/names/known-names.ts';
import { planBatch } from '#core/catalogue/import/plan/plan.ts';
import { columnSets, emptyMapping } from '#core/catalogue/import/rows/columns.ts';
import { latestSince } from '#core/catalogue/import/years/year-range.ts';
import { unionOfYears } from '#core/catalogue/import/years/year-ranges.ts';
import { saleStates } from '#core/catalogue/products/sale-state.ts';
import { technicalLabels } from '#core/catalogue/technical-labels.ts';
import { meaningOf, recognise } from '#core/imports/recognise.ts';
import { type ImportKind, importKinds } from '#core/imports/record-kinds.ts';
import { draftsOf, today } from '../import/a-sheet.builder.ts';

/** Values that a catalogue may hold, also those that no sheet can say. */
const nasty = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abAB019/-.,;" \'=+@#áÑ\n\t'), maxLength: 12 }),
  fc.constantFrom('#N/A', '0', '0,00', '#REF!', "'-5", '-5', '=A1', '8,71E+11', ' dos  espacios ', 'a\u0007b', '·'),
  fc.string({ unit: fc.constant('a'), minLength: 115, maxLength: 130 }),
);
/** What a person would write. */
const plain = fc
  .string({ unit: fc.constantFrom(...'ABCabc1379/-.'), minLength: 1, maxLength: 9 })
  .map((text) => `x${text}x`);
const number = fc.oneof(
  fc.nat(99_999).map(String),
  fc.tuple(fc.nat(9_999_999), fc.nat(99)).map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`),
);
const wild = fc.oneof(number, fc.constantFrom('-3.00', '12.500', '0.00', '0.125', '123456789012345678', '1e5', 'x'));
interface Years {
  readonly yearFrom?: number;
  readonly yearTo?: number;
}
// What begins later is refused (docs/rules/imports.md 8).
const year = fc.integer({ min: 1900, max: latestSince(today) });
const years: fc.Arbitrary<Years> = fc.oneof(
  fc.constant({}),
  year.map((yearFrom) => ({ yearFrom })),
  year.map((yearTo) => ({ yearTo })),
  fc.tuple(year, year).map(([a, b]) => ({ yearFrom: Math.min(a, b), yearTo: Math.max(a, b) })),
);

const ranges = fc.array(years, { minLength: 1, maxLength: 4 }).map((some) => ({
  years: unionOfYears(some.map(({ yearFrom: from, yearTo: to }: Years) => withoutEmptyCells({ from, to }))),
}));

const attributeNames = Object.keys(technicalLabels);
type Records = { readonly [Kind in ImportKind]: fc.Arbitrary<DraftOf[Kind]> };

const records = (text: fc.Arbitrary<string>, amount: fc.Arbitrary<string>): Records => {
  const line = fc.constant(0);
  const code = text.filter((each) => each !== '');
  const some = <Field>(field: fc.Arbitrary<Field>) => fc.option(field, { nil: undefined });
  const without = <Row extends object>(rows: fc.Arbitrary<Row>) =>
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined && value !== '')),
    );
  const family = fc.oneof(fc.constant({}), fc.record({ family: code }), fc.record({ family: code, subfamily: code }));
  const attribute = fc
    .constantFrom(...attributeNames)
    .chain((name) => fc.tuple(fc.constant(name), /1$|2$|dientes|bulones/.test(name) ? amount : code));
  return {
    catalogue: fc
      .tuple(
        fc.record({ line, code, brand: code, description: code }),
        family,
        without(
          fc.record({
            internalCode: some(text),
            barcode: some(text),
            position: some(text),
            storageLocation: some(text),
            applicationsText: some(text),
            pictures: some(
              fc.oneof(
                text.map((each) => each.replace(/[/\\]/g, '-')),
                fc.constantFrom('BKR6E.jpg; caja 2.png', 'FOTO'),
              ),
            ),
          }),
        ),
        without(
          fc.record({
            stock: some(amount),
            listPrice: some(amount),
            purchaseCost: some(amount),
            multiple: some(fc.integer({ min: 1, max: 200_000 }).map(String)),
          }),
        ),
        fc.constantFrom({}, { iva: '21.0' }, { iva: '10.5' }),
        fc.constantFrom(...saleStates).map((sale) => ({ sale })),
        fc.array(attribute, { maxLength: 5 }).map((pairs) => ({ attributes: Object.fromEntries(pairs) })),
      )
      .map((parts) => Object.assign({}, ...parts) as DraftOf['catalogue']),
    prices: fc.record({ line, code, brand: code, priceList: code, price: amount }),
    stock: fc.record({ line, code, brand: code, stock: amount }),
    costs: fc.record({ line, code, brand: code, purchaseCost: amount }),
    equivalences: fc.record({ line, code, brand: code, equivalentBrand: text, equivalentCode: code }),
    relations: fc
      .tuple(
        fc.record({ line, code, brand: code, title: code, relatedCode: code, relatedBrand: code }),
        without(fc.record({ quantity: fc.integer({ min: 1, max: 9999 }).map(String), notes: some(text) })),
      )
      .map((parts) => Object.assign({}, ...parts) as DraftOf['relations']),
    applications: fc
      .tuple(
        fc.record({ line, code, brand: code, vehicleBrand: code, model: code }),
        without(
          fc.record({
            segment: some(text),
            engine: some(text),
            position: some(text),
            notes: some(
              fc.oneof(
                text,
                fc.tuple(text, text).map((both) => both.join(' · ')),
              ),
            ),
          }),
        ),
        ranges,
      )
      .map((parts) => Object.assign({}, ...parts) as DraftOf['applications']),
    vehicles: fc
      .tuple(
        fc.record({ line, brand: code, model: code, version: fc.oneof(code, fc.constant('Gol 1.6 Flex')) }),
        without(
          fc.record({
            segment: some(text),
            engine: some(fc.oneof(text, fc.constant('1.6'))),
            fuel: some(fc.oneof(text, fc.constantFrom('Nafta', 'Flex', 'G'))),
            externalCode: some(text),
          }),
        ),
        years,
      )
      .map((parts) => Object.assign({}, ...parts) as DraftOf['vehicles']),
  };
};

const anyOf = (of: Records, kind: ImportKind): fc.Arbitrary<DraftOf[ImportKind]> => of[kind];

/** As a text with semicolons is read. */
const written = (cell: string | null, kind: string): string => {
  if (cell === null) return '';
  return kind === 'text' ? cell : cell.replace('.', ',');
};

/** The sheet of what is stored, and what an import of it would do. */
const outAndIn = async <Kind extends ImportKind>(kind: Kind, stored: readonly DraftOf[Kind][]) => {
  const held = new Map(stored.map((draft) => [draftKey(kind, draft), draft]));
  const columns = sheetColumns(kind, attributeNames);
  const row = createSheetRows(kind, columns, withKnownNames([]));
  const rows = [...held.values()].map(row);
  const sheetRows = rows.filter((cells) => cells !== null);
  const sheet = sheetRows.map((cells) => cells.map((cell, at) => written(cell, columns[at]?.kind ?? 'text')));
  const read = await draftsOf(kind, [columns.map(({ heading }) => heading), ...sheet]);
  const catalogue = new Map([...held].map(([key, draft]) => [key, fieldsOf(draft)]));
  return { held, columns, sheetRows, read, planned: planBatch(kind, read.drafts, catalogue) };
};

const standsForItself = ({ code, brand, equivalentCode, equivalentBrand }: DraftOf['equivalences']): boolean =>
  articleKey({ code, brand: brand ?? '' }) === articleKey({ code: equivalentCode, brand: equivalentBrand });

describe.each(importKinds)('a sheet of %s that comes from the catalogue', (kind) => {
  it('changes nothing where it is imported again, for any catalogue', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOf(records(nasty, wild), kind), { maxLength: 8 }), async (stored) => {
        const { sheetRows, read, planned } = await outAndIn(kind, stored);
        expect(read.rejected).toEqual([]);
        expect(planned.filter(({ status }) => status !== 'unchanged')).toEqual([]);
        expect(planned.length).toBe(sheetRows.length);
      }),
      { numRuns: 300 },
    );
  });

  it('says all that people would write', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyOf(records(plain, number), kind), { maxLength: 8 }), async (stored) => {
        const priced = stored.filter((draft) => Number(priceOf(draft) ?? 1) > 0);
        // What tells an engine or a fuel within a version's name is read as such, and no article stands for itself:
        // those rows are left out of a sheet.
        const usual = priced.filter((draft) => {
          if ('version' in draft) return !/\d[.,]\d|Flex/.test(draft.version) && draft.fuel !== 'G';
          return !('equivalentCode' in draft) || !standsForItself(draft);
        });
        const { held, read } = await outAndIn(kind, usual);
        const again = new Map(read.drafts.map((draft) => [draftKey(kind, draft), fieldsOf(draft)]));
        for (const [key, draft] of held) {
          const {
            attributes: _,
            segment: __,
            listPrice: ___,
            purchaseCost: ____,
            multiple: _____,
            years,
            ...rest
          } = draft as unknown as Record<string, unknown>;
          for (const field of Object.keys(rest)) if (field !== 'line') expect(again.get(key)).toHaveProperty([field]);
          if (years !== undefined) expect(again.get(key)?.['year']).toBe(fieldsOf(draft)['year']);
        }
      }),
    );
  });
});

describe('the columns of a sheet of products', () => {
  it('are each what they are meant for, with all attributes at once', () => {
    const columns = sheetColumns('catalogue', attributeNames);
    const layout = recognise(columnSets.catalogue, emptyMapping, [columns.map(({ heading }) => heading)]).unwrap();
    expect(layout.unknownHeadings).toEqual([]);
    expect([...layout.columns, ...layout.attributes].map(([name, at]) => [name, columns[at]?.name])).toEqual(
      columns.map(({ name }) => [name, name]),
    );
    expect(columns.length).toBeLessThan(200);
  });

  it('name an attribute by its Spanish label, or by its name where that means something else', () => {
    expect(headingOfAttribute('interior1')).toBe('Diámetro interior');
    expect(headingOfAttribute('otrosEspesor')).toBe('otrosEspesor');
    expect(headingOfAttribute('otrosPosicion')).toBe('otrosPosicion');
    expect(headingOfAttribute('inventado')).toBeNull();
    for (const name of attributeNames) {
      const heading = headingOfAttribute(name);
      expect(heading === null ? null : meaningOf(columnSets.catalogue, heading)).toEqual({ attribute: name });
    }
  });
});
