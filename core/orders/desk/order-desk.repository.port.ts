import type { Author } from '#core/audit/author.ts';
import type { SellerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { DocumentNumber } from '../number.ts';
import type { OrderState } from '../state.ts';
import type { CorrectionToMake, Replacements } from './correct-order.ts';
import type {
  DeskChoices,
  DeskCustomer,
  DeskCustomerSearch,
  DeskFilter,
  DeskOrder,
  DeskPage,
  OpenCounts,
  SeenOrder,
} from './desk-order.ts';
import type { DeskText } from './desk-text.ts';
import type { ArticlesToLocate, LocatedArticles } from './located-articles.ts';
import type { CorrectionRefusal, MoveRefusal } from './order-desk.service.ts';

/** Whose orders are looked at: everybody's, or those of a seller's customers. */
export type DeskScope = 'everybody' | { readonly ofSeller: SellerId };

export interface OrderDeskRepository {
  /** Rows of the page after that key, `deskPageSize` at most. */
  list(
    scope: DeskScope,
    filter: Omit<DeskFilter, 'text'> & { readonly text: DeskText | null },
    after: string | null,
  ): Promise<Result<DeskPage, { readonly code: 'page-key-unreadable' }>>;
  openCounts(scope: DeskScope): Promise<OpenCounts>;
  choices(scope: DeskScope): Promise<DeskChoices>;
  customers(scope: DeskScope, search: DeskCustomerSearch): Promise<readonly DeskCustomer[]>;
  /** Null where there is none of that number in the scope. */
  byNumber(scope: DeskScope, number: DocumentNumber): Promise<DeskOrder | null>;
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

/** Rows on a page of the desk. */
export const deskPageSize = 50;
