import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { DocumentRowReason } from '#core/current-account/sheets/document-sheet.service.ts';
import type { CustomerRowReason } from '#core/customers/sheets/customer-sheet.service.ts';
import type { RecordKind } from '#core/imports/record-kinds.ts';
import type { OfferRowReason } from '#core/offers/sheets/offer-sheet.service.ts';
import { customerRowReasonText } from './customer-sheets.es.ts';
import { documentRowReasonText } from './document-sheets.es.ts';
import { rowReasonText } from './import-reasons.es.ts';
import { offerRowReasonText } from './offer-sheets.es.ts';

/** Why a row of an import stayed out, as it was noted for its kind. */
export const recordReasonText = (kind: RecordKind, reason: { readonly code: string }): string => {
  switch (kind) {
    case 'customers':
      return customerRowReasonText(reason as CustomerRowReason);
    case 'documents':
      return documentRowReasonText(reason as DocumentRowReason);
    case 'offers':
      return offerRowReasonText(reason as OfferRowReason);
    case 'list-prices':
      return rowReasonText(reason as RowReason, 'prices');
    default:
      return rowReasonText(reason as RowReason, kind);
  }
};
