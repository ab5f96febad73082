import { mailStateTexts, mailTroubleText } from '#adapters/texts/mails.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { OutboxMail } from '#core/mail/outbox-mail.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';

const tones = {
  waiting: 'received',
  sent: 'delivered',
  partly: 'cancelled',
  failed: 'cancelled',
  'given-up': 'received',
} as const;

/** The columns of the outbox. */
export const mailColumns: readonly OfficeColumn<OutboxMail>[] = [
  {
    id: 'subject',
    header: 'Asunto',
    text: ({ subject }) => subject,
    cell: ({ subject, error, recipients }) => (
      <>
        {subject}
        {error !== null && (
          <span className="sub wrong" title={error}>
            {mailTroubleText(error, recipients)}
          </span>
        )}
      </>
    ),
    lines: 'several',
    card: 'title',
  },
  { id: 'to', header: 'Para', text: ({ recipients }) => recipients.join(', '), isCut: true, card: 'line' },
  {
    id: 'state',
    header: 'Estado',
    text: ({ state }) => mailStateTexts[state],
    cell: ({ state }) => (
      <span className={`state ${tones[state]}`}>
        <i aria-hidden="true" />
        {mailStateTexts[state]}
      </span>
    ),
    card: 'state',
  },
  {
    id: 'created',
    header: 'Escrito',
    text: ({ createdAt }) => formatDateTime(createdAt).slice(0, 16),
    isMono: true,
    card: 'left',
  },
  {
    id: 'sent',
    header: 'Salió',
    text: ({ sentAt }) => (sentAt === null ? '' : formatDateTime(sentAt).slice(0, 16)),
    isMono: true,
    from: 'middle',
  },
  {
    id: 'next',
    header: 'Próximo intento',
    text: ({ nextAttemptAt }) => (nextAttemptAt === null ? '' : formatDateTime(nextAttemptAt).slice(0, 16)),
    isMono: true,
    from: 'wide',
  },
  { id: 'attempts', header: 'Intentos', text: ({ attempts }) => formatCount(attempts), isNumber: true, from: 'middle' },
];
