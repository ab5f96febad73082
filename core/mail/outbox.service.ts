import type { Caller } from '#core/access/caller.ts';
import type { ListFile, ListFileFailure } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { GiveUpRefusal, ResendRefusal } from './outbox.repository.port.ts';
import type { MailFilter, OutboxMail, OutboxPage } from './outbox-mail.ts';
import type { WaitingMails } from './waiting-mails.ts';

/**
 * The outbox, read by management, sent again by administrators: the capability behind `api/Management/Mails`
 * (docs/rules/mail.md 4).
 */
export interface OutboxService {
  /** The newest first. `after` is the key that the page before gave. */
  list(caller: Caller, filter: MailFilter, after: string | null): Promise<Result<OutboxPage, OutboxFailure>>;
  /** All mails that the filter finds, as a spreadsheet. */
  table(
    caller: Caller,
    filter: MailFilter,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<ListFile, OutboxFailure>>;
  /** How many could not go out, counted up to `maxCountedMails`. */
  failedCount(caller: Caller): Promise<Result<number, OutboxFailure>>;
  /** What a sender that is saved would send (docs/rules/mail.md 11). */
  waiting(caller: Caller): Promise<Result<WaitingMails, OutboxFailure>>;
  /**
   * Sends a mail that went out once more, as a mail of its own, and tries one that did not go out at once. Null
   * recipients: all whom it still has to reach (`resendTo`).
   */
  resend(caller: Caller, id: string, recipients: readonly string[] | null): Promise<Result<OutboxMail, OutboxFailure>>;
  /** A mail that waits or failed is tried no more, until it is sent again. */
  giveUp(caller: Caller, id: string): Promise<Result<OutboxMail, OutboxFailure>>;
  /** Sends a mail that says that mails arrive. */
  sendTest(caller: Caller, address: string): Promise<Result<OutboxMail, OutboxFailure>>;
}

export const outboxPageSize = 50;
export const maxCountedMails = 100;

export type OutboxFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  | ResendRefusal
  | GiveUpRefusal
  | ListFileFailure
  | { readonly code: 'page-key-unreadable' }
  | { readonly code: 'mail-address-invalid' };
