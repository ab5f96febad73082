import type { SheetKindName } from '#core/imports/record-kinds.ts';
import { customerSheet } from './customer-sheet.ts';
import { documentSheet } from './document-sheet.ts';
import { offerSheet } from './offer-sheet.ts';
import type { SheetKind } from './sheet-kind.ts';

/** Calls `use` with the kind of that name; each kind has reasons of its own type. */
export const withSheetKind = <Value>(
  name: SheetKindName,
  use: <Reason extends object>(kind: SheetKind<Reason>) => Value,
): Value => {
  switch (name) {
    case 'customers':
      return use(customerSheet);
    case 'documents':
      return use(documentSheet);
    case 'offers':
      return use(offerSheet);
  }
};
