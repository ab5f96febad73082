import type { CustomerFlaw } from '#core/customers/customer-details.ts';
import type { CustomerClash, CustomerNotAsSeen } from '#core/customers/customer-management.repository.port.ts';
import type { RowRepeated, RowUnreadable, SheetReport, SheetService } from '#core/sheets/sheet.service.ts';
import type { UnknownName } from './customer-sheet.ts';

/**
 * Customers out to a spreadsheet, by name, and in from one, by code: the capability behind
 * `api/Management/CustomerSheets`.
 */
export type CustomerSheetService = SheetService<CustomerRowReason>;
export type CustomerSheetReport = SheetReport<CustomerRowReason>;

export type CustomerRowReason =
  | CustomerFlaw
  | UnknownName
  /** A deactivated seller gets no customer. */
  | { readonly code: 'seller-gone'; readonly name: string }
  | CustomerClash
  | CustomerNotAsSeen
  | RowUnreadable
  /** A row above has the same code. */
  | (RowRepeated & { readonly code: 'code-repeated' });

export const maxCustomerRows = 20_000;
