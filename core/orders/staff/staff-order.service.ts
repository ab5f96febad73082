import type { Caller } from '#core/access/caller.ts';
import type { Money } from '#core/shared/money.ts';
import type { Result } from '#core/shared/result.ts';
import type { MoveRefusal } from '../move-refusal.ts';
import type { DocumentNumber } from '../number.ts';
import type { OrderLine } from '../order.ts';
import type { OrderState } from '../state.ts';
import type { CorrectionFlaw, CorrectionToMake, LineCorrection } from './correct-order.ts';
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

/**
 * Everybody's orders, for staff: the capability behind `api/Management/StaffOrders`. A seller has those of their own
 * customers.
 */
export interface StaffOrderService {
  /** The newest first; `after` is the key that the page before gave, null for the first one. */
  list(
    caller: Caller,
    filter: StaffOrderFilter,
    after: string | null,
  ): Promise<Result<StaffOrderPage, StaffOrderFailure>>;
  openCounts(caller: Caller): Promise<Result<OpenCounts, StaffOrderFailure>>;
  /** In every state, whichever the filter asks for. */
  foundCounts(caller: Caller, filter: StaffOrderFilter): Promise<Result<FoundCounts, StaffOrderFailure>>;
  choices(caller: Caller): Promise<Result<StaffOrderChoices, StaffOrderFailure>>;
  /**
   * Customers by what is typed of them, the whole code first, then by name, `maxStaffOrderCustomers` at most; a
   * seller's are their own.
   */
  customers(
    caller: Caller,
    search: StaffOrderCustomerSearch,
  ): Promise<Result<readonly StaffOrderCustomer[], StaffOrderFailure>>;
  show(caller: Caller, number: DocumentNumber): Promise<Result<StaffOrder, StaffOrderFailure>>;
  /**
   * What that correction would make of the order: what goes in the place of lines costs the customer, and the total.
   * Nothing is stored.
   */
  priceCorrection(
    caller: Caller,
    order: DocumentNumber,
    lines: readonly LineCorrection[],
  ): Promise<Result<PricedCorrection, StaffOrderFailure>>;
  /**
   * Takes some lines down to less, or replaces them with other products at the costs that were seen, and mails the
   * company; answers the order as it is then.
   */
  correct(
    caller: Caller,
    order: SeenOrder,
    correction: CorrectionToMake,
  ): Promise<Result<StaffOrder, StaffOrderFailure>>;
  /**
   * Moves each order by itself: an order that is refused holds up no other. Answers in the order in which they were
   * named.
   */
  move(caller: Caller, orders: readonly SeenOrder[], to: OrderState): Promise<Result<MovedOrders, StaffOrderFailure>>;
}

/** In pesos. */
export interface PricedCorrection {
  /** For each replaced line the cost of one piece of the new product, and of the whole line. */
  readonly replacements: readonly { readonly id: OrderLine['id']; readonly cost: Money; readonly subtotal: Money }[];
  readonly total: Money;
}

/** Why an order stays as it is. */
export type CorrectionRefusal =
  | CorrectionFlaw
  | { readonly code: 'order-not-found' }
  | { readonly code: 'order-moved'; readonly state: OrderState };

/** The result for each order; `refused` is null where it was moved. */
export type MovedOrders = readonly (DocumentNumber & { readonly refused: MoveRefusal | null })[];

export type StaffOrderFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another back end has no such call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'too-many-orders'; readonly max: number }
  /** A key of a page that no page gave. */
  | { readonly code: 'page-key-unreadable' }
  | CorrectionRefusal
  | MoveRefusal;
