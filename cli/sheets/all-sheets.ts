import type { SheetKindName } from '#core/imports/record-kinds.ts';
import { customerSheet } from './customer-sheet.ts';
import { documentSheet } from './document-sheet.ts';
import { offerSheet } from './offer-sheet.ts';
import type { SheetKind } from './sheet-kind.ts';

/** Does something with the kind of that name, whatever the reasons of its rows are. */
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
