import type { Command } from 'commander';
import * as z from 'zod/mini';
import { backupProblem } from '#adapters/texts/backups.es.ts';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { backupsToWire, backupsWire, backupWire } from '#adapters/wire/backups.wire.ts';
import { withAnswers } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { withExamples } from '../help.ts';
import { serverModule } from '../modules/server.module.ts';
import { type Outcome, success } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { whileItLasts } from '../progress.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { backupsText } from '../views/backups.view.ts';

interface BackupOptions {
  readonly list?: true;
}

const backupCommand = (program: Command, act: Act): void => {
  withExamples(
    program
      .command('backup')
      .description('Hace una copia de seguridad en el servidor')
      .option('--list', 'mostrar las que hay, la última primero, y no hacer ninguna')
      .action(act<BackupOptions>((cli, { list: isList }) => (isList ? list(cli) : make(cli)))),
    'backup',
    'backup --list',
  );
  withAnswers(program, {
    backup: z.union([backupWire, backupsWire]),
  });
};

export const group: CommandGroup = { modules: [serverModule], define: backupCommand };

async function list({ services, settings, outputMode }: Cli): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const answer = await services.backups.list(who.val.caller);
  if (!answer.ok) return problemOf(answer.val, settings.server, backupProblem);
  const text = backupsText(answer.val, styleFor(outputMode.colour.stdout), outputMode.columns);
  return success(backupsToWire(answer.val), text);
}

async function make({ services, settings, terminal, outputMode }: Cli): Promise<Outcome> {
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const answer = await whileItLasts(terminal, outputMode, 'Haciendo la copia', services.backups.make(who.val.caller));
  if (!answer.ok) return problemOf(answer.val, settings.server, backupProblem);
  return success(answer.val, `Copia hecha: ${answer.val.name} (${formatBytes(answer.val.bytes)})`);
}
