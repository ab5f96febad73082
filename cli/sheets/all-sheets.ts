import type { SheetKindName } from '#core/imports/record-kinds.ts';
import { customerSheet } from './customer-sheet.ts';
import { documentSheet } from './document-sheet.ts';
import { offerSheet } from './offer-sheet.ts';
import { priceSheetOf } from './price-sheet.ts';
import type { PricedList, SheetKind } from './sheet-kind.ts';

/** Which kind of sheet; new prices are of a list. */
export type ChosenSheet =
  | { readonly kind: SheetKindName }
  | { readonly kind: 'list-prices'; readonly list: PricedList };

/** Calls `use` with the kind of that name; each kind has reasons of its own type. */
export const withSheetKind = <Value>(
  chosen: ChosenSheet,
  use: <Reason extends object>(kind: SheetKind<Reason>) => Value,
): Value => {
  switch (chosen.kind) {
    case 'customers':
      return use(customerSheet);
    case 'documents':
      return use(documentSheet);
    case 'offers':
      return use(offerSheet);
    case 'list-prices':
      return use(priceSheetOf(chosen.list));
  }
};
