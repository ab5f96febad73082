import type { Caller } from '#core/access/caller.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type {
  Correspondence,
  MessageFlaw,
  MessageToWrite,
  TooManyMessages,
  UnreadCase,
  WhichCase,
} from './case-message.ts';

export type CaseMessageFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another back end has no such call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'case-not-found' }
  | { readonly code: 'picture-not-found' }
  /** The key was used for another message. */
  | { readonly code: 'key-reused' }
  | { readonly code: 'body-too-large' }
  | TooManyMessages
  | MessageFlaw;

type Answer<Value> = Promise<Result<Value, CaseMessageFailure>>;

/**
 * What a company and the distributor write to each other about one claim or warranty: the capability behind
 * `api/CaseMessages`. A company has its own cases, a seller those of their own customers, whom they read only.
 */
export interface CaseMessageService {
  /** The last `limit` messages. */
  show(caller: Caller, which: WhichCase, limit: number): Answer<Correspondence>;
  /** Writes one message for one key, however often it is sent. A company writes `maxMessagesAnHour` at most. */
  write(caller: Caller, which: WhichCase, message: MessageToWrite, idempotencyKey: string): Answer<Correspondence>;
  /**
   * Notes that this side has read the case up to that message. A seller, or staff who act as the company, change no
   * mark.
   */
  open(caller: Caller, which: WhichCase, upTo: string): Answer<null>;
  /** The cases with something that this side has not opened, those written to last first. */
  unread(caller: Caller): Answer<readonly UnreadCase[]>;
  picture(caller: Caller, which: WhichCase, name: string): Answer<NamedFile>;
}
