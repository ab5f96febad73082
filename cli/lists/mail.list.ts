import { Option } from 'commander';
import { mailStateTexts, mailTroubleText, noSenderText, outboxProblem } from '#adapters/texts/mails.es.ts';
import { outboxMailToWire, outboxPageWire } from '#adapters/wire/mails.wire.ts';
import type { OutboxFailure } from '#core/mail/outbox.service.ts';
import { type MailFilter, type MailState, mailStates, type OutboxMail } from '#core/mail/outbox-mail.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { oneStateOption } from '../arguments/state-option.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { printable, type Style } from '../style.ts';
import { mailStatePainter } from '../views/mail.view.ts';
import type { TableColumn } from '../views/table.ts';
import { wrapBeside } from '../views/wrap.ts';

/** Why one did not go out, whole, and what the mail server, or the way to it, said. */
export const troubleBelow = ({ error, recipients }: OutboxMail, columns: number | null): readonly string[] =>
  error === null
    ? []
    : [mailTroubleText(error, recipients), error].flatMap((text) =>
        `  ${wrapBeside(2, printable(text), columns)}`.split('\n'),
      );

/** Mails of the outbox as rows of a table. */
export const mailColumns = (style: Style): readonly TableColumn<OutboxMail>[] => [
  { title: 'Id', cell: ({ id }) => id },
  { title: 'Creado', cell: ({ createdAt }) => formatDateTime(createdAt).slice(0, 16) },
  { title: 'Para', cell: ({ recipients }) => recipients.join(', '), minWidth: 12 },
  { title: 'Asunto', cell: ({ subject }) => subject, minWidth: 12 },
  {
    title: 'Estado',
    cell: ({ state }) => mailStateTexts[state],
    paint: (text, { state }) => mailStatePainter(style)[state](text),
  },
];

export const mailFilterOptions = [
  oneStateOption('sólo los que están así', mailStates, mailStateTexts),
  new Option('--search <TEXTO>', 'parte del destinatario o del asunto'),
];

export interface MailFilterOptions {
  readonly state?: MailState;
  readonly search?: string;
}

export const mailFilterOf = ({ state, search = '' }: MailFilterOptions): MailFilter => ({
  state: state ?? null,
  text: search,
});

export const mailList: ListDeclaration<MailFilterOptions, OutboxMail, OutboxFailure> = {
  problem: outboxProblem,
  access: 'management',
  about: 'Los lista, el último primero; debajo, por qué no salió',
  examples: ['mail list --state failed --search ana@example.com', 'mail list --limit 100 --fields id,state,subject'],
  options: mailFilterOptions,
  answer: outboxPageWire,
  paging: 'key',
  key: 'mails',
  none: 'No hay correos así',
  noneYet: 'Todavía no hay correos',
  toWire: outboxMailToWire,
  columns: mailColumns,
  below: troubleBelow,
  ask: async ({ services, caller }, options, { after }) =>
    (await services.mails.list(caller, mailFilterOf(options), after)).map(({ mails, next, hasSender }) => ({
      rows: mails,
      next,
      facts: { hasSender },
      note: hasSender ? '' : noSenderText,
    })),
};
