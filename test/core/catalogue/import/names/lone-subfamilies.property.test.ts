import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { collectLoneSubfamilies, isLone } from '#core/catalogue/import/names/lone-subfamilies.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';

const named = (over: Partial<ProductDraft>): ProductDraft => {
  const { family: _family, subfamily: _subfamily, ...bare } = aProduct();
  return { ...bare, ...over };
};

describe('a subfamily without its family', () => {
  const stored = [
    { name: 'Suspensión', parent: null },
    { name: 'Amortiguadores', parent: 'Suspensión' },
    { name: 'Filtros', parent: 'Motor' },
    { name: 'Filtros', parent: 'Caja' },
    { name: 'Correas', parent: 'Motor' },
    { name: 'Correas', parent: null },
  ];

  it('is the one that one family alone has, in the catalogue or in the sheet', () => {
    const lone = collectLoneSubfamilies<ProductDraft>(stored);
    expect(lone.placed(named({ subfamily: 'AMORTIGUADORES' }))).toEqual(
      named({ family: 'Suspensión', subfamily: 'Amortiguadores' }),
    );
    for (const subfamily of ['Filtros', 'Correas', 'Bombas'])
      expect(lone.placed(named({ subfamily }))).toEqual(named({ family: subfamily }));
    lone.add(named({ subfamily: 'bombas' }));
    lone.note(named({ family: 'Motor', subfamily: 'Bombas' }));
    lone.note(named({ family: 'MOTOR', subfamily: 'BOMBAS' }));
    expect([...lone.drafts()]).toEqual([named({ family: 'Motor', subfamily: 'Bombas' })]);
    lone.note(named({ family: 'Amortiguadores' }));
    expect(lone.placed(named({ subfamily: 'Amortiguadores' }))).toEqual(named({ family: 'Amortiguadores' }));
  });

  it('has a family afterwards, and rows that say one, or neither, are as they were', () => {
    const text = fc.constantFrom('Suspensión', 'Amortiguadores', 'Filtros', 'Correas', 'Otra', undefined);
    fc.assert(
      fc.property(text, text, (family, subfamily) => {
        const draft = named({
          ...(family === undefined ? {} : { family }),
          ...(subfamily === undefined ? {} : { subfamily }),
        });
        const placed = collectLoneSubfamilies<ProductDraft>(stored).placed(draft);
        expect(isLone(placed)).toBe(false);
        if (!isLone(draft)) expect(placed).toEqual(draft);
      }),
    );
  });
});
