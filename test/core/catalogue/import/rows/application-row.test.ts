import { describe, expect, it } from 'vitest';
import { draftsOf } from '../a-sheet.builder.ts';

const headings = ['Código', 'Marca vehículo', 'Modelo', 'Motor', 'Años', 'Posición', 'Notas'];

describe('a list of what fits what', () => {
  it('is read a row each, with ranges in one cell, open ends and notes', async () => {
    const { drafts, rejected } = await draftsOf('applications', [
      headings,
      ['BKR6E', 'Volkswagen', 'Gol', '1.6', '96-08', 'Delantero', 'con aire'],
      ['BKR6E', 'Volkswagen', 'Gol', '1.8', '2008 en adelante', '', ''],
      ['BKR6E', 'Fiat', 'Uno', '', '', '', 'Fire'],
    ]);
    expect(rejected).toEqual([]);
    expect(drafts).toEqual([
      {
        ...{ line: 2, code: 'BKR6E', vehicleBrand: 'Volkswagen', model: 'Gol', engine: '1.6' },
        ...{ position: 'Delantero', notes: 'con aire', years: [{ from: 1996, to: 2008 }] },
      },
      { line: 3, code: 'BKR6E', vehicleBrand: 'Volkswagen', model: 'Gol', engine: '1.8', years: [{ from: 2008 }] },
      { line: 4, code: 'BKR6E', vehicleBrand: 'Fiat', model: 'Uno', notes: 'Fire', years: [{}] },
    ]);
  });

  it('may say since and until in two columns', async () => {
    const { drafts } = await draftsOf('applications', [
      ['Código', 'Marca vehículo', 'Modelo', 'Desde', 'Hasta'],
      ['A', 'Ford', 'Ka', '1999', '07'],
      ['B', 'Ford', 'Ka', '99', ''],
      ['C', 'Ford', 'Ka', '99', 'actual'],
      ['D', 'Ford', 'Ka', '', '2007'],
    ]);
    expect(drafts.map(({ years }) => years)).toEqual([
      [{ from: 1999, to: 2007 }],
      [{ from: 1999 }],
      [{ from: 1999 }],
      [{ to: 2007 }],
    ]);
  });

  it('tells what is no year, the wrong way round, missing or there twice', async () => {
    const { rejected } = await draftsOf('applications', [
      headings,
      ['A', 'Ford', 'Ka', '', 'muchos', '', ''],
      ['A', 'Ford', 'Ka', '', '08-99', '', ''],
      ['A', 'Ford', '', '', '', '', ''],
      ['A', 'Ford', 'Ka', '1.0', '99-03', '', ''],
      ['a', 'FORD', 'KA', '1.0', '1999-2003', '', ''],
      ['a', 'FORD', 'KA', '1.0', '05-08', '', ''],
      ['A', 'Ford', 'Ka', '1.3', '99-03 / 08-04', '', ''],
      ['A', 'Ford', 'Ka', '1.4', 'desde 2098', '', ''],
      ['A', 'Ford', 'Ka', '1.5', '2028 en adelante', '', ''],
    ]);
    expect(rejected.map(({ line, reasons }) => [line, reasons.map(({ code }) => code)])).toEqual([
      [2, ['bad-year']],
      [3, ['years-reversed']],
      [4, ['missing-value']],
      [6, ['duplicate-in-file']],
      [8, ['years-reversed']],
      [9, ['year-ahead']],
    ]);
  });
});
