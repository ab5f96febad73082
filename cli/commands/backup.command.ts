import * as z from 'zod/mini';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { backupsWire, backupWire } from '#adapters/wire/backups.wire.ts';
import { withRows } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { asCaller, declare, failed } from '../declare/declare.ts';
import { type ListOptions, listAnswer, listOptions, plainList } from '../declare/list.ts';
import { backupList } from '../lists/backup.list.ts';
import { serverModule } from '../modules/server.module.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { whileItLasts } from '../progress.ts';
import type { Cli } from '../run-command.ts';

interface BackupOptions extends ListOptions {
  readonly list?: true;
}

export const group: CommandGroup = {
  modules: [serverModule],
  define: (program, act) => {
    const backup = declare(program, {
      name: 'backup',
      about: 'Hace una copia de seguridad en el servidor',
      examples: ['backup', 'backup --list', 'backup --list --limit 1 --fields name'],
      options: listOptions(backupList.paging),
      answer: z.union([backupWire, listAnswer(backupsWire)]),
    });
    withRows(backup)
      .option('--list', 'mostrar las que hay, la última primero, y no hacer ninguna')
      .action(
        act<BackupOptions>((cli, options) => {
          if (options.list === true) return plainList(backupList)(cli, options);
          const isOfList = options.limit !== undefined || options.sort !== undefined;
          return isOfList ? Promise.resolve(withList) : make(cli);
        }),
      );
  },
};

const withList = wrongUsage('--limit y --sort van con --list', 'Sin --list se hace una copia');

const make = (cli: Cli): Promise<Outcome> =>
  asCaller(cli, backupList.access, async ({ services, caller }) => {
    const answer = await whileItLasts(cli.terminal, cli.outputMode, 'Haciendo la copia', services.backups.make(caller));
    if (!answer.ok) return failed(cli, answer.val, backupList.problem);
    return success(answer.val, `Copia hecha: ${answer.val.name} (${formatBytes(answer.val.bytes)})`);
  });
