import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { technicalNames } from '#adapters/texts/technical-labels.es.ts';
import { knownFacts, technicalName, technicalSummary, technicalValue } from '#adapters/texts/technical-values.es.ts';

describe('the technical line', () => {
  it.each([
    [{ exterior1: '72', interior1: '39', altura1: '37' }, 'Ø int. 39 mm · Ø ext. 72 mm · Alt. 37 mm'],
    [{ otrosAbs: 'Con ABS', interior1: '15.87' }, 'Ø int. 15,87 mm · ABS Con ABS'],
    [{ otrosTension: '12', otrosCaudal: '80', otrosPresion: '3.5' }, 'Tensión 12 V · Caudal 80 l/h · Presión 3,5 bar'],
    // The number of a label is no digit of its value.
    [{ altura1: '37', altura2: '41' }, 'Alt. 37 mm · Altura 2: 41 mm'],
    [{ dientes2: '24', exterior2: 'M10' }, 'Diámetro exterior 2: M10 · Dientes 2: 24'],
    // What a list leaves empty, and what has no room in a row.
    [{ dientes: '0', agujeros: '0,00', estrias: ' ', otrosColor: '-', notas: 'Original' }, ''],
    // A thread, and a value that says its unit, stay as they were written.
    [{ otrosRosca: 'M10x1.25', otrosLargo: '2 m' }, 'Largo 2 m · Rosca M10x1.25'],
  ])('of %j is «%s»', (technical, line) => expect(technicalSummary(technical)).toBe(line));

  it('names every value, in the order of a sheet, and says no unit twice', () => {
    const some = fc.dictionary(
      fc.constantFrom(...technicalNames),
      fc.oneof(fc.constantFrom('', '0', '0.0', '-'), fc.integer({ min: 1, max: 900 }).map(String), fc.string()),
    );
    fc.assert(
      fc.property(some, (technical) => {
        const facts = knownFacts(technical);
        const places = facts.map(({ name }) => technicalNames.indexOf(name));
        expect(places).toEqual([...places].sort((a, b) => a - b));
        for (const { name, value } of facts) {
          expect(value).not.toMatch(/^[\s0.,-]*$/);
          expect(technicalValue(name, value).replaceAll(',', '.')).toContain(value.replaceAll(',', '.'));
        }
        expect(technicalSummary(technical) === '').toBe(facts.every(({ name }) => name === 'notas'));
      }),
    );
    expect(technicalName('otrosTension')).toBe('Tensión');
    expect(new Set(technicalNames.map(technicalName)).size).toBe(technicalNames.length);
  });
});
