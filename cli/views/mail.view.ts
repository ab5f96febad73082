import { mailStateTexts, mailTroubleText } from '#adapters/texts/mails.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { MailState, OutboxMail } from '#core/mail/outbox-mail.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { printable, type Style } from '../style.ts';
import { facts } from './facts.ts';
import { wrap } from './wrap.ts';

/** How each state looks. */
export const mailStatePainter = ({
  good,
  warning,
  bad,
  faint,
}: Style): Readonly<Record<MailState, (text: string) => string>> => ({
  waiting: faint,
  sent: good,
  partly: warning,
  failed: bad,
  'given-up': faint,
});

/** A mail of the outbox: to whom, its state and why. */
export const mailText = (mail: OutboxMail, style: Style, columns: number | null): string =>
  [
    style.bold(printable(mail.subject)),
    facts(
      [
        ['Para', mail.recipients.join(', ')],
        ['Si se reenvía', mail.resendTo.join() === mail.recipients.join() ? '' : mail.resendTo.join(', ')],
        ['Creado', formatDateTime(mail.createdAt)],
        ['Estado', mailStateTexts[mail.state]],
        ['Salió', mail.sentAt === null ? '' : formatDateTime(mail.sentAt)],
        ['Intentos', formatCount(mail.attempts)],
        ['Próximo', mail.nextAttemptAt === null ? '' : formatDateTime(mail.nextAttemptAt)],
      ],
      style,
      columns,
    ),
    ...(mail.error === null
      ? []
      : ['', wrap(mailTroubleText(mail.error, mail.recipients), columns), '', printable(mail.error)]),
  ].join('\n');
