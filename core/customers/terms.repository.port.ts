import type { CartTerms } from '#core/pricing/cart-terms.ts';
import type { CustomerTerms } from '#core/pricing/terms.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { OrderBlock } from './order-block.ts';

/** A customer's terms. `version` grows with every change of them. */
export interface AgreedTerms {
  readonly version: number;
  readonly prices: CustomerTerms;
  readonly cart: CartTerms;
  /** Why they send no order; null while they may. */
  readonly orderBlock: OrderBlock | null;
}

export interface TermsRepository {
  /** At least as new as `version` where one is given; null for an unknown customer. */
  of(customerId: CustomerId, version?: number): Promise<AgreedTerms | null>;
  /** The prices of staff without a customer: the first price list as cost, nothing else. */
  ofStaff(): Promise<AgreedTerms>;
}
