import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftsOf } from '../a-sheet.builder.ts';

const headings = ['Marca', 'Versión', 'Año', 'Combustible'];
const vehicles = (...rows: string[][]) => draftsOf('vehicles', [headings, ...rows], { zeroKmYear: 2022 });

describe('vehicle lists with a row a model year', () => {
  it('become one draft a version', async () => {
    const { drafts } = await vehicles(
      ['Acura', 'Integra GS 1.8', '1992', 'Gasolina'],
      ['Fiat', 'CRONOS 1.8 Flex', '32000', 'Gasolina'],
      ['Acura', 'Integra GS 1.8', '1991', 'Gasolina'],
      ['Fiat', 'CRONOS 1.8 Flex', '2021', 'Gasolina'],
      ['Fiat', 'Toro 2.0', '0 km', 'Diesel'],
      ['Fiat', 'Uno 1.0', '2008-2013', 'Gasolina'],
    );
    const common = { brand: 'Fiat' };
    expect(drafts).toEqual([
      {
        ...{ line: 2, brand: 'Acura', model: 'Integra', version: 'Integra GS 1.8', engine: '1.8' },
        fuel: 'Nafta',
        yearFrom: 1991,
        yearTo: 1992,
      },
      { ...common, line: 3, model: 'CRONOS', version: 'CRONOS 1.8 Flex', engine: '1.8', fuel: 'Flex', yearFrom: 2021 },
      { ...common, line: 6, model: 'Toro', version: 'Toro 2.0', engine: '2.0', fuel: 'Diésel', yearFrom: 2022 },
      {
        ...common,
        line: 7,
        model: 'Uno',
        version: 'Uno 1.0',
        engine: '1.0',
        fuel: 'Nafta',
        yearFrom: 2008,
        yearTo: 2013,
      },
    ]);
  });

  it('refuse bad years and the same year twice', async () => {
    const { rejected } = await vehicles(
      ['Fiat', 'Uno', '1992', ''],
      ['Fiat', 'Uno', '1992', ''],
      ['Fiat', 'Uno', '19x2', ''],
      ['Fiat', 'Uno', '1492', ''],
      ['Fiat', 'Uno', '2013-2008', ''],
      ['', 'Uno', '', ''],
      ['Fiat', 'Uno', '2029', ''],
    );
    expect(rejected.map(({ reasons }) => reasons[0])).toEqual([
      { code: 'duplicate-in-file', firstLine: 2, name: 'Fiat Uno Uno' },
      { code: 'bad-year', field: 'year', value: '19x2' },
      { code: 'year-out-of-range', field: 'year', value: '1492' },
      { code: 'years-reversed', from: 2013, to: 2008 },
      { code: 'missing-value', field: 'brand' },
      { code: 'year-ahead', from: 2029, max: 2028 },
    ]);
  });

  it('a range with an open end is still made', async () => {
    const { drafts } = await draftsOf('vehicles', [
      ['Marca', 'Modelo', 'Versión', 'Año desde', 'Año hasta', 'Motor'],
      ['Fiat', 'Toro', 'Volcano', '2016', '', '2.0 16V'],
    ]);
    expect(drafts).toEqual([
      { line: 2, brand: 'Fiat', model: 'Toro', version: 'Volcano', engine: '2.0 16V', yearFrom: 2016 },
    ]);
  });

  it('the years of a version are all of its rows, in any order', async () => {
    const years = fc.uniqueArray(fc.integer({ min: 1980, max: 2021 }), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(years, fc.boolean(), async (all, current) => {
        const rows = [...all.map(String), ...(current ? ['32000'] : [])].map((year) => ['Fiat', 'Uno', year, '']);
        const { drafts } = await vehicles(...rows);
        expect(drafts).toHaveLength(1);
        expect(drafts[0]?.yearFrom).toBe(Math.min(...all));
        expect(drafts[0]?.yearTo).toBe(current ? undefined : Math.max(...all));
      }),
    );
  });
});
