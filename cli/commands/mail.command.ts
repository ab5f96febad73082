import type { Command } from 'commander';
import { Option } from 'commander';
import { mailStateTexts, outboxProblem } from '#adapters/texts/mails.es.ts';
import { type MailState, mailStates } from '#core/mail/outbox-mail.ts';
import { withExamples } from '../help.ts';
import { type Outcome, success } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { mailListText } from '../views/mail.view.ts';

interface ListOptions {
  readonly state?: MailState;
  readonly after?: string;
}

export const mailCommands = (program: Command, act: Act): void => {
  const mail = program.command('mail').description('Correos que salen');
  withScreen<ListOptions>(mail, act, 'administration', loadScreen, (cli) => list(cli, {}));
  withExamples(mail, 'mail', 'mail list --state failed', 'mail resend 12', 'mail test ana@ejemplo.com');
  withExamples(
    mail
      .command('list')
      .description('Lista los correos, los más nuevos primero')
      .addOption(new Option('--state <ESTADO>', 'sólo en ese estado').choices(mailStates))
      .option('--after <CLAVE>', 'desde donde terminó la página anterior')
      .action(act<ListOptions>(list)),
    'mail list',
    'mail list --state failed --json',
  );
  withExamples(
    mail
      .command('resend')
      .description('Manda de nuevo un correo; si no había salido, lo intenta ya')
      .argument('ID', 'el que da la lista')
      .action(act((cli, _options, id) => resend(cli, id))),
    'mail resend 12',
  );
  withExamples(
    mail
      .command('test')
      .description('Manda un correo de prueba')
      .argument('dirección', 'a quién')
      .action(act((cli, _options, address) => test(cli, address))),
    'mail test ana@ejemplo.com',
  );
};

const loadScreen = async () => (await import('../screens/mail.screen.ts')).mailScreen;

async function list({ services, settings, outputMode }: Cli, { state, after }: ListOptions): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const page = await services.mails.list(who.val.caller, state ?? null, after ?? null);
  if (!page.ok) return problemOf(page.val, settings.server, outboxProblem);
  return success(page.val, mailListText(page.val, styleFor(outputMode.colour.stdout), outputMode.columns));
}

async function resend({ services, settings }: Cli, id = ''): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const mail = await services.mails.resend(who.val.caller, id);
  if (!mail.ok) return problemOf(mail.val, settings.server, outboxProblem);
  return success(mail.val, `El correo ${mail.val.id}: ${mailStateTexts[mail.val.state].toLowerCase()}`);
}

async function test({ services, settings }: Cli, address = ''): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const mail = await services.mails.sendTest(who.val.caller, address.trim());
  if (!mail.ok) return problemOf(mail.val, settings.server, outboxProblem);
  return success(mail.val, `La prueba para ${address.trim()} está en la bandeja: correo ${mail.val.id}`);
}
