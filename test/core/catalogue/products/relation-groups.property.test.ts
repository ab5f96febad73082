import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relatedText, relationCounts, relationHeading } from '#adapters/texts/relations.es.ts';
import { relationGroups, relationKind, relationKinds } from '#core/catalogue/products/relation-groups.ts';
import { asId } from '#core/shared/ids.ts';
import { normaliseCode, sizedCode } from '#core/shared/product-code.ts';

const related = (id: string, quantity = 1, notes = '') => ({
  productId: asId<'product'>(id),
  code: `C${id}`,
  productBrandName: 'SKF',
  quantity,
  notes,
});

const someRelations = fc.array(
  fc.record({
    title: fc.oneof(
      fc.constantFrom('Kit', 'Complementa', 'Reemplaza a', 'Equivalentes', 'Ver también', ''),
      fc.string({ maxLength: 12 }),
    ),
    products: fc.array(
      fc.record({
        productId: fc.nat(99).map((id) => asId<'product'>(String(id))),
        code: fc.string({ maxLength: 8 }),
        productBrandName: fc.string({ maxLength: 8 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        notes: fc.string({ maxLength: 8 }),
      }),
      { maxLength: 4 },
    ),
  }),
  { maxLength: 5 },
);
const someCodes = fc.array(fc.record({ brand: fc.string({ maxLength: 5 }), code: fc.string({ maxLength: 5 }) }), {
  maxLength: 5,
});

type Named = { readonly code: string; readonly productBrandName: string };
const sameCode = (a: Named, b: Named): boolean =>
  sizedCode(a.code) === sizedCode(b.code) && normaliseCode(a.productBrandName) === normaliseCode(b.productBrandName);

describe('what relates two products', () => {
  it.each([
    ['Kit', 'kit'],
    ['Contenido del kit', 'kit'],
    ['COMPONENTES', 'kit'],
    ['Complementa', 'complement'],
    ['Complementos del kit', 'complement'],
    ['Reemplaza a', 'replacement'],
    ['Sustituido por', 'replacement'],
    ['Equivalentes', 'equivalent'],
    ['Otras marcas', 'equivalent'],
    ['Ver también', 'other'],
  ])('«%s» is a %s', (title, kind) => expect(relationKind(title)).toBe(kind));

  it('stays apart, each under its title, and the codes of other makers with the equivalents', () => {
    const groups = relationGroups({
      shown: {
        relations: [
          { title: 'Reemplaza a', products: [related('3')] },
          { title: 'Complementa', products: [related('2', 2, 'uno por lado')] },
          { title: 'Kit', products: [related('1')] },
          { title: 'Equivalentes', products: [] },
        ],
        codesOtherBrands: [{ brand: 'FAG', code: '713' }],
      },
    });
    const shownGroups = groups.map((group) => [
      relationHeading(group),
      ...group.parts.map((part) => relatedText(group.kind, part)),
    ]);
    expect(shownGroups).toEqual([
      ['Kit', '1 × C1 SKF'],
      ['Complementa', '2 × C2 SKF (uno por lado)'],
      ['Reemplaza a', 'C3 SKF'],
      ['Equivalencias', '713 FAG'],
    ]);
    expect(relationCounts(groups)).toBe('kit (1) · complementos (1) · reemplazos (1) · equivalencias (1)');
  });

  it('says an equivalent once: the article of another maker, not its code again, in one group', () => {
    const groups = relationGroups({
      shown: {
        relations: [{ title: 'Equivalentes', products: [related('62/22')] }],
        codesOtherBrands: [
          { brand: 'Skf', code: 'c-62/22' },
          { brand: 'FAG', code: 'C62/22' },
          { brand: 'SKF', code: 'C6222' },
        ],
      },
    });
    expect(groups.map((group) => [relationHeading(group), ...group.parts.map(({ code }) => code)])).toEqual([
      ['Equivalentes', 'C62/22', 'C62/22', 'C6222'],
    ]);
  });

  it('loses nothing and shows nothing empty, with any titles, in the order of the kinds', () => {
    fc.assert(
      fc.property(someRelations, someCodes, (relations, codesOtherBrands) => {
        const groups = relationGroups({ shown: { relations, codesOtherBrands } });
        const places = groups.map(({ kind }) => relationKinds.indexOf(kind));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        expect(groups.every(({ parts }) => parts.length > 0)).toBe(true);
        const parts = groups.flatMap((group) => group.parts);
        const articles = relations.flatMap(({ products }) => products);
        expect(parts.filter(({ productId }) => productId !== null)).toHaveLength(articles.length);
        // A code of another maker is left out only where an equivalent article has it, of the same maker.
        const equal = relations.flatMap(({ title, products }) =>
          relationKind(title) === 'equivalent' ? products : [],
        );
        const left = codesOtherBrands.filter(
          ({ brand, code }) => !equal.some((each) => sameCode(each, { code, productBrandName: brand })),
        );
        expect(parts.filter(({ productId }) => productId === null)).toHaveLength(left.length);
        const untitled = groups.filter(({ title }) => title === null);
        expect(untitled.length === 0 || equal.length === 0).toBe(true);
        for (const group of groups) expect(relationHeading(group)).not.toBe('');
      }),
    );
  });
});
