import type { CellValue } from 'hucre/xlsx';
import { errorValue } from '#core/imports/error-value.ts';
import type { CellFault, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import type { FormattedCells } from './formatted-cells.ts';
import type { ShownAs } from './number-formats.ts';
import { valuelessFormula } from './valueless-formulas.ts';

/** Spreadsheet programs compute with 15 digits. */
const digits = 15;
const tooLong = 10 ** digits;

/**
 * A number as a person would type it: no exponent, no '.0', and without the noise after the 15th digit
 * (12345.670000000002 is 12345.67). 6203 is '6203', 1e21 its 22 digits.
 */
export function plainNumber(value: number): string {
  const rounded = Number(value.toPrecision(digits));
  const text = String(rounded);
  if (!text.includes('e')) return text;
  return Math.abs(rounded) >= 1 ? BigInt(rounded).toString() : rounded.toFixed(20).replace(/\.?0+$/, '');
}

/** '2026-03-09', with the time where there is one. */
function isoDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString();
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}

/** 0.125 as '12,5 %'; 12.5 dollars as 'U$S 12,5'. A zero has no currency. */
function shownNumber(value: number, shown: ShownAs | undefined): string {
  if (shown === 'percentage') return `${plainNumber(value * 100).replace('.', ',')} %`;
  const text = plainNumber(value);
  return shown === undefined || value === 0 ? text : `${shown} ${text.replace('.', ',')}`;
}

/**
 * A worksheet's row as text. `index` is 0-based; `formatted` are its cells whose numbers are shown as more than a
 * number.
 */
export function rowOf(index: number, values: readonly CellValue[], formatted: FormattedCells): SpreadsheetRow {
  const numeric: number[] = [];
  const dates: number[] = [];
  const faults: CellFault[] = [];
  const cells = values.map((value, column) => {
    if (typeof value === 'string') {
      if (value === valuelessFormula) faults.push({ code: 'formula-without-value', column });
      else if (errorValue.test(value)) faults.push({ code: 'error-value', column, value });
      else return value;
      return '';
    }
    if (typeof value === 'number') {
      const text = shownNumber(value, formatted.get(column));
      if (Math.abs(value) >= tooLong) faults.push({ code: 'number-too-long', column, value: text });
      numeric.push(column);
      return text;
    }
    if (typeof value === 'boolean') return value ? 'VERDADERO' : 'FALSO';
    if (!(value instanceof Date)) return '';
    dates.push(column);
    return isoDate(value);
  });
  return {
    line: index + 1,
    cells,
    ...(numeric.length > 0 ? { numeric } : {}),
    ...(dates.length > 0 ? { dates } : {}),
    ...(faults.length > 0 ? { faults } : {}),
  };
}
