import { dropsUpTo, type WaitingMails } from '#core/mail/waiting-mails.ts';
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
