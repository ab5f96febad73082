import type { CustomerId, SellerId } from '#core/shared/ids.ts';

/** Which claims or warranties staff list. What is null or empty asks for nothing. */
export interface CaseFilter<State extends string = string> {
  /** A case in any of these states. */
  readonly states: readonly State[];
  /** Part of a number, a customer's code or part of its name, a product's code, a document, the other system's code. */
  readonly text: string;
  readonly customerId: CustomerId | null;
  readonly sellerId: SellerId | null;
  /** A claim's origin or reason, a warranty's way to fail: by the name that it had then. */
  readonly type: string | null;
  /** Days in Buenos Aires (YYYY-MM-DD) on which it was opened, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** Only cases with a message of the company that none of the staff has opened. */
  readonly isUnread: boolean;
}

export const everyCase: CaseFilter<never> = {
  states: [],
  text: '',
  customerId: null,
  sellerId: null,
  type: null,
  from: null,
  to: null,
  isUnread: false,
};
