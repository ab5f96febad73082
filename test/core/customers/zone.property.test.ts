import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoneAmong, zonesAlike } from '#core/customers/zone.ts';
import { nameKey } from '#core/shared/name-key.ts';

const zone: fc.Arbitrary<string> = fc.constantFrom(
  'Zona oeste',
  'zona oeste',
  'ZONA OESTE',
  'Córdoba',
  'Cordoba',
  'córdoba',
  'Sur',
  'La Plata',
);
const zones = fc.array(zone);

describe('a zone', () => {
  it('is the known one, without regard to capitals and accents', () => {
    expect(zoneAmong('zona OESTE', ['CABA', 'Zona oeste'])).toBe('Zona oeste');
    expect(zoneAmong('Cordoba', ['Córdoba'])).toBe('Córdoba');
    expect(zoneAmong('Zona este', ['Zona oeste'])).toBe('Zona este');
    expect(zoneAmong('', ['Zona oeste'])).toBe('');
  });

  it('that is known letter by letter stays, another is one of those that are like it', () => {
    fc.assert(
      fc.property(zone, zones, (written, known) => {
        const meant = zoneAmong(written, known);
        expect(nameKey(meant)).toBe(nameKey(written));
        expect(meant === written || (!known.includes(written) && known.includes(meant))).toBe(true);
        expect(zoneAmong(meant, known)).toBe(meant);
      }),
    );
  });

  it('never comes to stand beside one that it is like', () => {
    fc.assert(
      fc.property(zones, (written) => {
        const known: string[] = [];
        for (const each of written) known.push(zoneAmong(each, known));
        expect(zonesAlike(known)).toEqual([]);
      }),
    );
  });

  it('that stands beside one like it is told with it', () => {
    expect(zonesAlike(['Sur', 'Zona oeste', 'zona oeste', 'Sur', 'Cordoba', 'Córdoba'])).toEqual([
      ['Zona oeste', 'zona oeste'],
      ['Cordoba', 'Córdoba'],
    ]);
  });
});
