import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byName, distinctFantasyName, filterByName } from '#core/customers/name-filter.ts';

const names = ['Repuestos Río Cuarto S.R.L.', 'CASA JUNÍN', 'Autopartes Ñandú', 'Frenos Warnes S.A.', ''];
const customer = fc.record({ name: fc.constantFrom(...names), fantasyName: fc.constantFrom(...names) });

describe('looking a customer up by name', () => {
  const one = { name: 'Repuestos Río Cuarto S.R.L.', fantasyName: 'El Cruce', externalCode: '10036' };
  it.each(['rio', 'RÍO CUARTO', 'cruce', 's.r.l.', '  el  ', '10036', '003', ''])('%j finds it', (text) => {
    expect(filterByName([one], text)).toEqual([one]);
  });
  it.each(['junin', 'cruce rio', '10037'])('%j does not', (text) => expect(filterByName([one], text)).toEqual([]));

  it('neither case nor accents matter, order is kept and nothing is made up', () => {
    fc.assert(
      fc.property(fc.array(customer), fc.constantFrom('río', 'junín', 'ñandú', 'warnes', 'a'), (customers, text) => {
        const found = filterByName(customers, text);
        const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
        expect(filterByName(customers, plain)).toEqual(found);
        expect(customers.filter((each) => found.includes(each))).toEqual(found);
      }),
    );
  });
});

it('in the order of a list, accents aside', () => {
  expect(
    byName(['Río', 'Quilmes', 'rafaela', 'Álvarez'].map((name) => ({ name, fantasyName: '' }))).map(({ name }) => name),
  ).toEqual(['Álvarez', 'Quilmes', 'rafaela', 'Río']);
});

it.each([
  ['Repuestos El Cruce S.R.L.', 'Repuestos El Cruce', ''],
  ['García Hermanos S.A.', 'El Cruce', 'El Cruce'],
  ['García', '', ''],
])('%s, called %j, shows %j beside it', (name, fantasyName, apart) => {
  expect(distinctFantasyName({ name, fantasyName })).toBe(apart);
});
