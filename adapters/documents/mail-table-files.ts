import { mailTableTexts as texts } from '#adapters/texts/list-tables.es.ts';
import { mailStateTexts, mailTroubleText } from '#adapters/texts/mails.es.ts';
import type { OutboxMail } from '#core/mail/outbox-mail.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { ListWriter } from '#core/shared/list-file.ts';
import { createListWriter, type ListColumn } from './list-files.ts';
import type { TableFiles } from './table-files.ts';

const instant = (at: string | null): string => (at === null ? '' : formatDateTime(at));

const columns: readonly ListColumn<OutboxMail>[] = [
  { heading: texts.subject, width: 40, kind: 'text', cell: ({ subject }) => subject },
  { heading: texts.to, width: 36, kind: 'text', cell: ({ recipients }) => recipients.join(', ') },
  { heading: texts.state, width: 16, kind: 'text', cell: ({ state }) => mailStateTexts[state] },
  { heading: texts.created, width: 20, kind: 'text', cell: ({ createdAt }) => instant(createdAt) },
  { heading: texts.sent, width: 20, kind: 'text', cell: ({ sentAt }) => instant(sentAt) },
  { heading: texts.next, width: 20, kind: 'text', cell: ({ nextAttemptAt }) => instant(nextAttemptAt) },
  { heading: texts.attempts, width: 10, kind: 'number', cell: ({ attempts }) => String(attempts) },
  {
    heading: texts.trouble,
    width: 50,
    kind: 'text',
    cell: ({ error, recipients }) => (error === null ? '' : mailTroubleText(error, recipients)),
  },
];

/** The mails of the outbox. */
export const createMailTableWriter = (files: TableFiles): ListWriter<OutboxMail> =>
  createListWriter(files, texts.name, columns);
