import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { VehicleDraft } from '../drafts/drafts.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import { withoutEmptyCells } from '../drafts/without-empty-cells.ts';
import type { Field } from './fields.ts';
import type { RowValues } from './row-values.ts';
import { engineOf, fuelOf, modelOf } from './vehicle-name.ts';

/** A row of a vehicle list; `current` when it says 0 km or leaves the end of a range open: still made. */
export interface VehicleRow extends Omit<VehicleDraft, 'yearTo'> {
  readonly yearTo?: number;
  readonly current: boolean;
}

/** Model years before or after these are typing errors. */
const earliest = 1900;
const latest = 2100;

type Year = number | 'zero-km' | undefined;

function readYear(row: RowValues, field: Field): Year {
  const value = row.text(field);
  if (value === '' || value === '-') return undefined;
  if (value === '32000' || /^(?:0\s*km|0|actual(?:idad)?|en adelante|\.\.\.)$/i.test(value)) return 'zero-km';
  if (!/^\d{1,5}$/.test(value)) {
    row.note({ code: 'bad-year', field, value });
    return undefined;
  }
  const year = Number(value);
  if (year >= earliest && year <= latest) return year;
  row.note({ code: 'year-out-of-range', field, value });
  return undefined;
}

/** `2008-2013` or `2008/13` in the one year column is a range. */
function readYears(row: RowValues): { readonly from: Year; readonly to: Year; readonly stated: boolean } {
  const range = /^(\d{4})\s*[-–/]\s*(\d{4}|\d{2})$/.exec(row.text('year'));
  if (range?.[1] !== undefined && range[2] !== undefined) {
    const to = range[2].length === 4 ? range[2] : range[1].slice(0, 2) + range[2];
    return { from: Number(range[1]), to: Number(to), stated: true };
  }
  const year = readYear(row, 'year');
  if (year !== undefined) return { from: year, to: year, stated: true };
  return { from: readYear(row, 'yearFrom'), to: readYear(row, 'yearTo'), stated: false };
}

/** @param zeroKmYear the model year that 0 km stands for, where the mapping says it. */
export function vehicleRow(
  row: RowValues,
  zeroKmYear: number | undefined,
  maxSince: number,
): Result<VehicleRow, readonly RowReason[]> {
  const brand = row.required('brand');
  const givenModel = row.text('model');
  const version = row.text('version') || givenModel;
  if (version === '' && row.reasons.length === 0) row.note({ code: 'missing-value', field: 'version' });
  const { from, to, stated } = readYears(row);
  const yearFrom = from === 'zero-km' ? zeroKmYear : from;
  const yearTo = to === 'zero-km' ? undefined : to;
  if (yearFrom !== undefined && yearTo !== undefined && yearFrom > yearTo)
    row.note({ code: 'years-reversed', from: yearFrom, to: yearTo });
  if (yearFrom !== undefined && yearFrom > maxSince) row.note({ code: 'year-ahead', from: yearFrom, max: maxSince });
  if (row.reasons.length > 0) return Err(row.reasons);
  return Ok({
    line: row.line,
    brand,
    model: givenModel || modelOf(version),
    version,
    ...withoutEmptyCells({
      segment: row.text('segment'),
      engine: row.text('engine') || engineOf(version),
      fuel: fuelOf(row.text('fuel'), version),
      externalCode: row.text('externalCode'),
      yearFrom,
      yearTo,
    }),
    current: to === 'zero-km' || (!stated && from !== undefined && to === undefined),
  });
}
