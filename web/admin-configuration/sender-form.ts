import { type MailGroupName, mailGroupNames } from '#core/mail/mail-group.ts';
import { dropsUpTo, type WaitingMails } from '#core/mail/waiting-mails.ts';
import { isSameData } from '#core/shared/same-data.ts';
import type { TypedSender } from './typed-sender.ts';
import type { SectionForm } from './use-section.ts';

/** The account beside the mails that are shown as waiting for it; null before they are. */
export const senderForm = (shown: WaitingMails | null): SectionForm<'emailSender', TypedSender> => ({
  section: 'emailSender',
  title: 'Cuenta que envía',
  write: ({ dropsWaitingUpTo: _, ...sender }) => ({ ...sender, port: String(sender.port), dropsWaiting: false }),
  read: ({ dropsWaiting, ...typed }) => ({
    ...typed,
    port: /^\s*\d{1,6}\s*$/.test(typed.port) ? Number(typed.port) : Number.NaN,
    dropsWaitingUpTo: dropsUpTo(shown, typed, dropsWaiting),
  }),
});

/** A part of the account's section with a title of its own on the screen. */
export type SenderPart = 'account' | 'tellsLocks' | MailGroupName;

/** The parts in which something else is typed than what is stored: they are saved as one. */
export const senderPartsTyped = (stored: TypedSender, typed: TypedSender): ReadonlySet<SenderPart> => {
  const own = ['tellsLocks', ...mailGroupNames] as const;
  const parts = own.filter((name) => !isSameData(stored[name], typed[name]));
  const account = (sender: TypedSender) =>
    Object.entries(sender).filter(([name]) => !own.some((each) => each === name));
  return new Set<SenderPart>(isSameData(account(stored), account(typed)) ? parts : ['account', ...parts]);
};
