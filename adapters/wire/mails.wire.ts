import * as z from 'zod/mini';
import { maxAccounts } from '#core/mail/address.ts';
import { type MailFilter, mailStates, type OutboxMail, type OutboxPage } from '#core/mail/outbox-mail.ts';
import { sheetFormats } from '#core/shared/sheet-format.ts';

export const outboxMailWire = z.object({
  id: z.string(),
  recipients: z.array(z.string()),
  subject: z.string(),
  createdAt: z.string(),
  attempts: z.number(),
  state: z.enum(mailStates),
  sentAt: z.nullable(z.string()),
  nextAttemptAt: z.nullable(z.string()),
  error: z.nullable(z.string()),
  resendTo: z.array(z.string()),
  holdsLink: z.boolean(),
});

export const outboxPageWire = z.object({
  mails: z.array(outboxMailWire),
  next: z.nullable(z.string()),
  hasSender: z.boolean(),
});

export const outboxQueryWire = z.strictObject({
  state: z.optional(z.enum(mailStates)),
  /** Parts of recipients or subject. */
  q: z.optional(z.string().check(z.maxLength(100))),
  after: z.optional(z.string().check(z.maxLength(300))),
});

/** The state of the mails, and the kind of file. */
export const outboxTableQueryWire = z.extend(z.omit(outboxQueryWire, { after: true }), {
  format: z.enum(sheetFormats),
});

/** Up to a hundred. */
export const failedMailsWire = z.object({ failed: z.number() });

/** Mails that have neither gone out nor been given up: how many, and of when the first is. */
export const waitingMailsWire = z.object({
  count: z.number(),
  since: z.nullable(z.string()),
  last: z.nullable(z.string()),
});

export const testMailWire = z.strictObject({ address: z.string().check(z.maxLength(300)) });

/** The address that it is sent to again; without it, those that it has not reached. */
export const resendWire = z.nullish(
  z.strictObject({ recipients: z.array(z.string().check(z.maxLength(300))).check(z.maxLength(maxAccounts)) }),
);

/** The fields of the filter in the address. */
export const outboxFilterToWire = ({ state, text }: MailFilter): Record<string, string> => ({
  ...(state === null ? {} : { state }),
  ...(text === '' ? {} : { q: text }),
});

export const outboxMailToWire = (mail: OutboxMail): z.infer<typeof outboxMailWire> => ({
  ...mail,
  recipients: [...mail.recipients],
  resendTo: [...mail.resendTo],
});

export const outboxPageToWire = ({ mails, ...page }: OutboxPage): z.infer<typeof outboxPageWire> => ({
  ...page,
  mails: mails.map(outboxMailToWire),
});
