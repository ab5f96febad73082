import type { PriceListId, ProductBrandId, ProductTypeId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { PriceListVersion } from './price-list-version.ts';

/** A workbook for people, and texts with commas or semicolons for programs. */
export const priceListFormats = ['excel', 'comma', 'semicolon'] as const;
export type PriceListFormat = (typeof priceListFormats)[number];

/** A price list and when its files were made, ISO 8601 in UTC; null while they never were. */
export interface PriceList {
  readonly id: PriceListId;
  readonly name: string;
  readonly made: { readonly version: PriceListVersion; readonly date: string } | null;
}

/** A line of a price list's files. */
export interface PriceListRow {
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  readonly family: string;
  readonly subfamily: string;
  readonly listPrice: Money;
  /** 21 or 10.5. */
  readonly iva: Money;
  readonly multiple: number;
}

/** A row with what tells whether it is switched off: the brand of its product counts as well as its own. */
export interface PlacedPriceListRow extends PriceListRow {
  readonly brandIds: readonly ProductBrandId[];
  /** The subfamily first, then its family. */
  readonly typeIds: readonly ProductTypeId[];
}

const endings: Readonly<Record<PriceListFormat, string>> = {
  excel: '.xlsx',
  comma: ' (coma).csv',
  semicolon: ' (punto y coma).csv',
};

/** 'Lista 1.xlsx', 'Lista 1 (coma).csv': the list's name without what no file may be called. */
export const priceListFileName = ({ id, name }: Pick<PriceList, 'id' | 'name'>, format: PriceListFormat): string => {
  const allowed = name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '-').replace(/^\.+|[. ]+$/g, '');
  return `${allowed === name ? name : `${allowed} ${id}`}${endings[format]}`;
};
