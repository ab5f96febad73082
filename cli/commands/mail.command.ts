import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { noSenderText, outboxProblem } from '#adapters/texts/mails.es.ts';
import { outboxMailToWire, outboxMailWire } from '#adapters/wire/mails.wire.ts';
import { isAddress } from '#core/mail/address.ts';
import type { OutboxFailure } from '#core/mail/outbox.service.ts';
import { everyMail, type MailFilter, type OutboxMail } from '#core/mail/outbox-mail.ts';
import { readAddresses } from '#core/mail/resend.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareExport } from '../declare/file.ts';
import { declareList, plainList } from '../declare/list.ts';
import { numberedRow } from '../find/find-listed.ts';
import { type MailFilterOptions, mailFilterOf, mailFilterOptions, mailList } from '../lists/mail.list.ts';
import { mailTemplateCommands } from '../mail/mail-templates.ts';
import { mailsModule } from '../modules/mails.module.ts';
import type { Problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { printable } from '../style.ts';

const base = { problem: outboxProblem } as const;

const acting = { ...base, access: 'administration' } as const;

interface ResendOptions {
  readonly to?: string;
  readonly dryRun?: true;
  readonly yes?: true;
}

/** The mail of that id among those that the filter finds; null where it is none of them. */
const mailAmong = (
  { services, caller }: Asking,
  filter: MailFilter,
  id: string,
): Promise<Result<OutboxMail | null, OutboxFailure | Problem>> =>
  numberedRow(id, async (after) =>
    (await services.mails.list(caller, filter, after)).map(({ mails: rows, next }) => ({ rows, next })),
  );

/** For `--dry-run`: without it the server says what it refuses. */
const mailToTry = async (asking: Asking, id: string): Promise<Result<OutboxMail, OutboxFailure | Problem>> => {
  const found = await mailAmong(asking, everyMail, id);
  if (!found.ok) return found;
  return found.val === null ? Err({ code: 'mail-not-found' }) : Ok(found.val);
};

/** Says what would be sent, where nothing is sent yet. */
const senderText = async ({ services, caller }: Asking): Promise<Result<string, OutboxFailure>> =>
  (await services.mails.list(caller, everyMail, null)).map(({ hasSender }) =>
    hasSender ? '' : ` No sale todavía. ${noSenderText}`,
  );

const loadScreen = async () => (await import('../screens/mail.screen.ts')).mailScreen;

const mailCommands = (program: Command, act: Act): void => {
  const mail = declareGroup(program, 'mail', 'Correos que salen', 'mail', 'mail list --state failed', 'mail resend 12');
  withScreen(mail, act, [{ calls: 'administration', load: loadScreen }], plainList(mailList));
  declareList(mail, act, mailList);
  declareExport<MailFilterOptions, OutboxFailure>(mail, act, {
    ...base,
    access: 'management',
    about: 'Guarda todos los que se encuentran, en CSV o Excel',
    examples: ['mail export --state failed --output sin-salir.xlsx'],
    options: mailFilterOptions,
    make: ({ services, caller }, options, format) => services.mails.table(caller, mailFilterOf(options), format),
  });
  declareChange<ResendOptions, OutboxMail, OutboxFailure>(mail, act, {
    ...acting,
    name: 'resend',
    about: 'Manda uno otra vez, o prueba ya el que no salió: a quien falta, en su dirección de ahora, o a otra',
    examples: ['mail resend 12', 'mail resend 12 --to ana@example.com --yes'],
    options: [new Option('--to <DIRECCIONES>', 'a éstas, separadas por comas')],
    words: [['ID', 'el que da mail list']],
    answer: changedWire(z.partial(outboxMailWire)),
    toWire: outboxMailToWire,
    message: ({ recipients }) => `Va a salir para ${printable(recipients.join(', '))}`,
    // Whether it was sent already is known only once it was found.
    isFinal: () => false,
    hasNoName: true,
    plan: async (asking, { to, dryRun, yes }, id = '') => {
      const { services, caller } = asking;
      const addresses = to === undefined ? Ok(null) : readAddresses(to);
      if (!addresses.ok) return Err(addresses.val);
      const found = await (dryRun === true
        ? mailToTry(asking, id)
        : yes === true
          ? Ok(null)
          : mailAmong(asking, { ...everyMail, state: 'sent' }, id));
      if (!found.ok) return found;
      if (found.val?.holdsLink === true) {
        if (found.val.state === 'sent') return Err({ code: 'mail-link-gone' });
        const own = found.val.recipients.join();
        if (addresses.val !== null && addresses.val.join() !== own) return Err({ code: 'mail-link-elsewhere' });
      }
      const sender = dryRun === true ? await senderText(asking) : Ok('');
      if (!sender.ok) return sender;
      const again = found.val?.state === 'sent' ? ' Ya salió.' : '';
      return Ok({
        question: `¿Mandar otra vez el correo ${printable(id)}${to === undefined ? '' : ` a ${printable(to)}`}?${again}${sender.val}`,
        isFinal: found.val?.state === 'sent',
        before: found.val === null ? { id } : outboxMailToWire(found.val),
        work: () => services.mails.resend(caller, id.trim(), addresses.val),
      });
    },
  });
  declareChange<{ readonly dryRun?: true }, OutboxMail, OutboxFailure>(mail, act, {
    ...acting,
    name: 'give-up',
    about: 'Da por perdido uno que espera o no salió: no se intenta más, hasta que se reenvíe',
    examples: ['mail give-up 12 --yes'],
    words: [['ID', 'el que da mail list']],
    answer: changedWire(z.partial(outboxMailWire)),
    isFinal: true,
    hasNoName: true,
    isReversible: true,
    toWire: outboxMailToWire,
    message: ({ subject }) => `«${printable(subject)}» no se intenta más`,
    plan: async (asking, { dryRun }, id = '') => {
      const { services, caller } = asking;
      const found = await (dryRun === true
        ? mailToTry(asking, id)
        : mailAmong(asking, { ...everyMail, state: 'given-up' }, id));
      if (!found.ok) return found;
      const known = found.val;
      if (known?.state === 'sent') return Err({ code: 'mail-went-out' });
      return Ok({
        question: `¿Dar por perdido el correo ${printable(id)}?`,
        isDone: known?.state === 'given-up',
        doneText: `«${printable(known?.subject ?? '')}» ya estaba dado por perdido: no se cambió nada`,
        before: known === null ? { id } : outboxMailToWire(known),
        work: () => services.mails.giveUp(caller, id.trim()),
      });
    },
  });
  declareChange<object, OutboxMail, OutboxFailure>(mail, act, {
    ...acting,
    name: 'test',
    about: 'Manda un correo de prueba',
    examples: ['mail test ana@example.com'],
    words: [['dirección', 'adónde']],
    answer: changedWire(z.partial(outboxMailWire)),
    toWire: outboxMailToWire,
    message: ({ recipients }) => `Va a salir una prueba para ${printable(recipients.join(', '))}`,
    plan: async ({ services, caller }, _options, address = '') =>
      isAddress(address.trim())
        ? Ok({
            question: `¿Mandar una prueba a ${printable(address)}?`,
            before: {},
            work: () => services.mails.sendTest(caller, address),
          })
        : Err({ code: 'mail-address-invalid' }),
  });
  mailTemplateCommands(mail, act);
};

export const group: CommandGroup = { modules: [mailsModule], define: mailCommands };
