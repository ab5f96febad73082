import { errorText } from '#core/imports/error-value.ts';
import type { Mapping } from '#core/imports/mapping.ts';
import { isPriceField } from '#core/imports/price-field.ts';
import type { Layout } from '#core/imports/recognise.ts';
import { damagedCode } from '#core/imports/spoiled-code.ts';
import type { CellFault, SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { inCentsText } from '#core/shared/in-cents.ts';
import { canonicalDecimal, isForeignAmount, parseNumber } from '#core/shared/written-number.ts';
import { maxStorageLocation } from '../../storage-location.ts';
import type { CellWarning } from '../drafts/cell-warning.ts';
import { maxNamesText } from '../drafts/named-pictures.ts';
import { oneLine } from '../drafts/one-line.ts';
import type { RowReason } from '../drafts/row-reasons.ts';
import type { Field } from './fields.ts';
import { saysNoPrice } from './price-words.ts';

const limits: Partial<Record<Field, number>> = {
  description: 2000,
  applications: 4000,
  pictures: maxNamesText,
  version: 200,
  code: 60,
  // Several, each up to the limit of one.
  equivalentCode: 1000,
  storageLocation: maxStorageLocation,
  notes: 500,
};
/** Longest text of a usual column. */
export const textLimit = 120;
const attributeLimit = 500;
const largest = 1e12;

const zero = /^-?0+(?:[.,]0+)?$/;
/**
 * Fields in which a zero, or what a formula that found nothing leaves, says nothing: a part of no family is of none,
 * and nothing costs 0 (docs/rules/imports.md 9).
 */
const mayBeNothing: ReadonlySet<string> = new Set(['family', 'subfamily', 'listPrice', 'purchaseCost', 'price']);

/** Zero-width signs and marks of direction: nobody sees them, and a name with one would be another name. */
const unseen = /\p{Cf}/gu;
const controls = /(?![\t\r\n])\p{Cc}/u;

/**
 * The cells of a row by meaning. Reading a bad cell notes the reason and goes on, so that a row gives all of its
 * reasons.
 */
export interface RowValues {
  readonly line: number;
  readonly reasons: readonly RowReason[];
  /** Cells that count as something else than they say, without a reason to leave the row out. */
  readonly warnings: readonly CellWarning[];
  /** Trimmed, inner white space as one space; '' where there is none. */
  text(field: Field): string;
  required(field: Field): string;
  /** As text, but a number that lost digits in the workbook, and a date that it made of a code, are refused. */
  code(field: Field): string;
  /** As `code`, where the row need not have one. */
  optionalCode(field: Field): string;
  /**
   * A decimal from 0 to under 10^12; undefined where the cell is empty or bad, or says in words that there is no price.
   */
  amount(field: Field): string | undefined;
  /** An amount without which the row says nothing. */
  requiredAmount(field: Field): string | undefined;
  /** The attribute's cell, and how to read its number. */
  attribute(name: string): { readonly text: string; readonly numeric: boolean };
  note(reason: RowReason): void;
}

function reasonOf(fault: CellFault, field: string): RowReason {
  switch (fault.code) {
    case 'formula-without-value':
      return { code: 'formula-without-value', field };
    case 'error-value':
      return { code: 'error-value', field, value: fault.value };
    case 'number-too-long':
      return { code: 'damaged-code', field, value: fault.value };
  }
}

const isError = (row: SpreadsheetRow, at: number): boolean =>
  row.faults?.some(({ column, code }) => column === at && code === 'error-value') === true;

/** Prices are kept in cents: one of more decimals would be told as changed each time. Less than half a cent is none. */
const priceIn = (number: string): string | undefined => {
  const price = canonicalDecimal(inCentsText(number));
  return price === '0' ? undefined : price;
};

export function rowValues(row: SpreadsheetRow, layout: Layout<Field>, mapping: Mapping<Field>): RowValues {
  const reasons: RowReason[] = [];
  const warnings: CellWarning[] = [];
  const note = (reason: RowReason) => {
    reasons.push(reason);
  };
  function cell(at: number, field: string, limit: number, exact: boolean): string {
    const written = row.cells[at] ?? '';
    if (written === '' && row.faults === undefined) return '';
    const raw = oneLine(written.replace(unseen, ''));
    if (mayBeNothing.has(field) && (zero.test(raw) || errorText.test(raw) || isError(row, at))) return '';
    const fault = row.faults?.find((each) => each.column === at && (exact || each.code !== 'number-too-long'));
    if (fault !== undefined) {
      note(reasonOf(fault, field));
      return '';
    }
    if (errorText.test(raw)) {
      note({ code: 'error-value', field, value: raw });
      return '';
    }
    if (raw.length > limit) note({ code: 'too-long', field, limit });
    if (controls.test(raw)) note({ code: 'control-characters', field });
    return raw;
  }
  const noted = () => reasons.length;
  function read(field: Field, exact: boolean): string {
    const at = layout.columns.get(field);
    const text = at === undefined ? '' : cell(at, field, limits[field] ?? textLimit, exact);
    return text === '' ? (mapping.constants.get(field) ?? '') : text;
  }
  const isNumeric = (at: number | undefined) => at !== undefined && row.numeric?.includes(at) === true;
  function unspoiled(field: Field, code: string): string {
    if (damagedCode.test(code)) note({ code: 'damaged-code', field, value: code });
    if (code !== '' && row.dates?.includes(layout.columns.get(field) ?? -1))
      note({ code: 'code-became-date', field, value: code });
    return code;
  }
  function needed(field: Field, exact: boolean): string {
    const before = noted();
    const text = read(field, exact);
    if (text === '' && noted() === before) note({ code: 'missing-value', field });
    return text;
  }
  function amount(field: Field, mayBeWords: boolean): string | undefined {
    const value = read(field, false);
    if (value === '') return undefined;
    const warn = (code: CellWarning['code']) => warnings.push({ line: row.line, code, value });
    if (mayBeWords && isPriceField(field) && saysNoPrice(value)) {
      warn('price-in-words');
      return undefined;
    }
    const number = parseNumber(value, isNumeric(layout.columns.get(field)) ? 'point' : mapping.decimal);
    if (number === undefined) note({ code: isForeignAmount(value) ? 'foreign-amount' : 'bad-number', field, value });
    else if (number.startsWith('-') && field === 'stock') {
      warn('negative-stock');
      return '0';
    } else if (number.startsWith('-')) note({ code: 'negative-number', field, value });
    else if (Number(number) >= largest) note({ code: 'number-too-large', field, value });
    else if (isPriceField(field)) return priceIn(number);
    else return number;
    return undefined;
  }
  return {
    line: row.line,
    reasons,
    warnings,
    note,
    text: (field) => read(field, false),
    required: (field) => needed(field, false),
    code: (field) => unspoiled(field, needed(field, true)),
    optionalCode: (field) => unspoiled(field, read(field, true)),
    amount: (field) => amount(field, true),
    requiredAmount(field) {
      const before = noted();
      const value = amount(field, false);
      if (value === undefined && noted() === before) note({ code: 'missing-value', field });
      return value;
    },
    attribute(name) {
      const at = layout.attributes.get(name);
      return at === undefined
        ? { text: '', numeric: false }
        : { text: cell(at, name, attributeLimit, false), numeric: isNumeric(at) };
    },
  };
}
