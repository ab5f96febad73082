import type { Author } from '#core/audit/author.ts';
import type { SellerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { MoveRefusal } from '../move-refusal.ts';
import type { DocumentNumber } from '../number.ts';
import type { OrderState } from '../state.ts';
import type { CorrectionToMake, Replacements } from './correct-order.ts';
import type { ArticlesToLocate, LocatedArticles } from './located-articles.ts';
import type { OrderText } from './order-text.ts';
import type { CorrectionRefusal } from './staff-order.service.ts';
import type {
  FoundCounts,
  OpenCounts,
  SeenOrder,
  StaffOrder,
  StaffOrderChoices,
  StaffOrderCustomer,
  StaffOrderCustomerSearch,
  StaffOrderFilter,
  StaffOrderPage,
} from './staff-order.ts';

/** The orders that are read: all, or those of a seller's customers. */
export type StaffScope = 'everybody' | { readonly ofSeller: SellerId };

/** A filter whose text was read. */
export type ReadOrderFilter = Omit<StaffOrderFilter, 'text'> & { readonly text: OrderText | null };

export interface StaffOrderRepository {
  /** Rows of the page after that key, `staffOrderPageSize` at most. */
  list(
    scope: StaffScope,
    filter: ReadOrderFilter,
    after: string | null,
  ): Promise<Result<StaffOrderPage, { readonly code: 'page-key-unreadable' }>>;
  openCounts(scope: StaffScope): Promise<OpenCounts>;
  /**
   * In every state, up to `maxCounted` of what is found. Of the orders that customers, text and days leave it examines
   * a bounded number, however many there are: where that was not enough the counts are not whole.
   */
  foundCounts(scope: StaffScope, filter: Omit<ReadOrderFilter, 'states'>): Promise<FoundCounts>;
  choices(scope: StaffScope): Promise<StaffOrderChoices>;
  customers(scope: StaffScope, search: StaffOrderCustomerSearch): Promise<readonly StaffOrderCustomer[]>;
  /** Null where there is none of that number in the scope. */
  byNumber(scope: StaffScope, number: DocumentNumber): Promise<StaffOrder | null>;
  /** The corrected order with its entry of the audit trail, the live event and the mail, in one transaction. */
  correct(
    order: SeenOrder,
    correction: CorrectionToMake,
    replacements: Replacements,
    at: string,
    author: Author,
  ): Promise<Result<void, CorrectionRefusal>>;
  /** Where each of these rows, and the own row of each of these products, stands in the catalogue, if it is there. */
  locationsOf(asked: ArticlesToLocate): Promise<LocatedArticles>;
  /**
   * Moves the order if it is the version that was seen and its state allows it, with its step, its entry of the audit
   * trail and the live event in one transaction.
   */
  move(order: SeenOrder, to: OrderState, at: string, author: Author): Promise<Result<void, MoveRefusal>>;
}

/** Rows on a page of the list. */
export const staffOrderPageSize = 50;
