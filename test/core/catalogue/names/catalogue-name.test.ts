import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { type KnownAlias, withKnownNames } from '#core/catalogue/import/names/known-names.ts';
import { maxNameLength, mergeRefusal, nameFlaw } from '#core/catalogue/names/catalogue-name.ts';
import { asId } from '#core/shared/ids.ts';
import { tidyLine } from '#core/shared/tidy-line.ts';
import { aProduct } from '#test/builders/distributor.builder.ts';

const place = (id: string, parent: string | null = null, within = 0) => ({
  id: asId<'catalogue-name'>(id),
  parent: parent === null ? null : { id: asId<'catalogue-name'>(parent), name: '' },
  within,
});

describe('a name of the catalogue', () => {
  it('has letters or numbers, and no room for more than a line', () => {
    expect(nameFlaw(tidyLine('  VW -\n VolksWagen \0 '))).toBeNull();
    expect(tidyLine('  VW -\n VolksWagen \0 ')).toBe('VW - VolksWagen');
    expect(nameFlaw('')).toEqual({ code: 'name-missing' });
    expect(nameFlaw('---')).toEqual({ code: 'name-without-letters' });
    expect(nameFlaw('x'.repeat(maxNameLength + 1))).toEqual({ code: 'name-too-long', max: maxNameLength });
  });

  it('is stored as it is shown, however it was typed', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const name = tidyLine(typed);
        expect(tidyLine(name)).toBe(name);
        expect(name).not.toMatch(/[\p{Cc}]|^\s|\s$/u);
      }),
    );
  });
});

describe('a merge', () => {
  it('is refused into itself, into its own, and a level too deep', () => {
    expect(mergeRefusal('families', place('1'), place('1'))).toEqual({ code: 'merge-itself' });
    expect(mergeRefusal('families', place('1', null, 2), place('2', '1'))).toEqual({ code: 'merge-into-own' });
    expect(mergeRefusal('families', place('1', null, 2), place('2', '3'))).toEqual({ code: 'merge-too-deep' });
    expect(mergeRefusal('families', place('1', null, 2), place('3', null, 5))).toBeNull();
    expect(mergeRefusal('families', place('2', '1'), place('1', null, 2))).toBeNull();
  });
});

const brand = (name: string, of: string): KnownAlias => ({
  kind: 'brands',
  above: null,
  parent: null,
  name,
  of: { name: of, parent: null },
});
const family = (parent: string | null, name: string, of: string, ofParent: string | null = null): KnownAlias => ({
  kind: 'families',
  above: null,
  parent,
  name,
  of: { name: of, parent: ofParent },
});
const named = (over: Partial<ProductDraft>) => {
  const { family: _family, subfamily: _subfamily, ...bare } = aProduct();
  return { ...bare, ...over };
};

describe('the names of a list', () => {
  const known = withKnownNames([
    brand('VW - VolksWagen', 'Volkswagen'),
    family(null, 'Frenado', 'Frenos'),
    family('Frenos', 'Past. de freno', 'Pastillas', 'Frenos'),
    family(null, 'Past. sueltas', 'Pastillas', 'Frenos'),
    family('Motor', 'Bujías de motor', 'Encendido'),
  ]);

  it('are those of the catalogue, however they are written', () => {
    expect(known(named({ brand: 'vw volkswagen' })).brand).toBe('Volkswagen');
    expect(known({ line: 1, code: 'X', brand: 'VW – VOLKSWAGEN', priceList: 'L', price: '1' }).brand).toBe(
      'Volkswagen',
    );
    expect(known({ line: 1, code: 'X', priceList: 'L', price: '1' })).not.toHaveProperty('brand');
  });

  it('say a subfamily where it is by now', () => {
    expect(known(named({ family: 'Frenado', subfamily: 'PAST DE FRENO' }))).toMatchObject({
      family: 'Frenos',
      subfamily: 'Pastillas',
    });
    expect(known(named({ family: 'Past. sueltas' }))).toMatchObject({ family: 'Frenos', subfamily: 'Pastillas' });
    const root = known(named({ family: 'Motor', subfamily: 'Bujías de motor' }));
    expect(root).toMatchObject({ family: 'Encendido' });
    expect(root).not.toHaveProperty('subfamily');
    expect(known(named({ subfamily: 'Frenado' }))).toMatchObject({ subfamily: 'Frenos' });
    expect(known(named({}))).not.toHaveProperty('family');
  });

  it('change nothing where no alias is known, and nothing twice', () => {
    const text = fc.constantFrom('Frenado', 'Frenos', 'Past. de freno', 'Pastillas', 'Motor', 'Otra', undefined);
    fc.assert(
      fc.property(text, text, fc.constantFrom('VW - VolksWagen', 'NGK'), (one, two, maker) => {
        const draft = named({
          brand: maker,
          ...(one === undefined ? {} : { family: one }),
          ...(two === undefined ? {} : { subfamily: two }),
        });
        expect(withKnownNames([])(draft)).toEqual(draft);
        expect(known(known(draft))).toEqual(known(draft));
      }),
    );
  });
});
