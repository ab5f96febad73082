import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import {
  distributorFields,
  distributorSections,
  type OwnFields,
  overFile,
  ownAfter,
  partOf,
} from '#core/distributor/distributor-sections.ts';

const file: Distributor = { ...defaultDistributor, name: 'Repuestos Paraná', since: 1974, cuit: '', logo: 'logo.png' };
const text = fc.string({ minLength: 1, maxLength: 8 });
const own: fc.Arbitrary<OwnFields> = fc.record(
  {
    name: text,
    since: fc.integer({ min: 1800, max: 2100 }),
    hours: text,
    slogan: text,
    story: fc.array(text, { minLength: 1, maxLength: 3 }),
    characteristics: fc.array(text, { maxLength: 3 }),
    drawing: fc.constantFrom(null, 'bearing' as const),
    logo: fc.constantFrom(null, 'logo-1.png'),
    mapEmbed: fc.constantFrom(null, 'https://mapas.example'),
  },
  { requiredKeys: [] },
);

describe('whose shop it is, over the file', () => {
  it('stands in every field once, and in one section', () => {
    expect(distributorSections.flatMap((section) => distributorFields[section]).sort()).toEqual(
      Object.keys(defaultDistributor).sort(),
    );
  });

  it('is what the screen says, and else what the file says', () => {
    fc.assert(
      fc.property(own, (settled) => {
        const shown = overFile(file, settled);
        for (const [field, value] of Object.entries(shown))
          expect(value).toEqual(
            field in settled ? settled[field as keyof Distributor] : file[field as keyof Distributor],
          );
      }),
    );
    expect(overFile(file, { fax: '1' } as OwnFields)).toEqual(file);
  });

  it('once a part was saved shows that part, and everything else as before', () => {
    fc.assert(
      fc.property(own, own, fc.constantFrom(...distributorSections), (before, typed, section) => {
        const now = partOf(section, overFile(file, typed));
        const after = overFile(file, ownAfter(section, now, file, before));
        for (const each of distributorSections)
          expect(partOf(each, after)).toEqual(each === section ? now : partOf(each, overFile(file, before)));
      }),
    );
  });

  it('follows the file again where it says the same', () => {
    const typed = { ...partOf('distributorData', file), name: 'Otro' };
    const settled = ownAfter('distributorData', typed, file, { slogan: 'Aquí' });
    expect(settled).toEqual({ slogan: 'Aquí', name: 'Otro' });
    const back = ownAfter('distributorData', partOf('distributorData', file), file, settled);
    expect(back).toEqual({ slogan: 'Aquí' });
    expect(overFile({ ...file, name: 'Nuevo nombre' }, back).name).toBe('Nuevo nombre');
  });

  it('may have nothing where the file has something', () => {
    const settled = ownAfter('distributorLook', { ...partOf('distributorLook', file), logo: null }, file, {});
    expect(settled).toEqual({ logo: null });
    expect(overFile(file, settled).logo).toBeNull();
  });
});
