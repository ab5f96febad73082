import type { Author } from '#core/audit/author.ts';
import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import type { KeyReused } from '#core/shared/idempotency.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Correspondence, MessageSide, TooManyMessages, UnreadCase, WhichCase } from './case-message.ts';

/** The customers whose cases are read. */
export type CaseScope = StaffScope | { readonly ofCustomer: CustomerId };

/** A message that is ready to be stored. */
export interface MessageToStore {
  readonly side: MessageSide;
  readonly text: string;
  /** Names of its pictures. */
  readonly pictures: readonly string[];
  readonly idempotencyKey: string;
  /** Hash of the message: the same key with another is refused. */
  readonly payloadHash: string;
  readonly at: string;
}

/** Why a message is not stored. */
export type MessageRefusal = { readonly code: 'case-not-found' } | KeyReused | TooManyMessages;

export interface CaseMessageRepository {
  /** Null where there is no such case in the scope. `reader` is whose unread messages are counted. */
  show(scope: CaseScope, which: WhichCase, limit: number, reader: MessageSide): Promise<Correspondence | null>;
  /**
   * Stores a message, with its entry of the audit trail, the live event and the mail to the other side. `inStep` keeps
   * the pictures before the transaction is committed; should it fail, nothing is stored. A key that is there already
   * stores nothing, and is never one too many.
   */
  add(
    scope: CaseScope,
    which: WhichCase,
    message: MessageToStore,
    author: Author,
    inStep: () => Promise<void>,
  ): Promise<Result<void, MessageRefusal>>;
  /**
   * Notes that the reader's side has read what the other wrote, up to that message. False: the scope has no such case.
   */
  markOpened(scope: CaseScope, which: WhichCase, reader: MessageSide, upTo: string): Promise<boolean>;
  unread(scope: CaseScope, reader: MessageSide, limit: number): Promise<readonly UnreadCase[]>;
  /** Whether a message of the case has that picture. */
  hasPicture(scope: CaseScope, which: WhichCase, name: string): Promise<boolean>;
}
