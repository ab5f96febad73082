import type { Command } from 'commander';
import * as z from 'zod/mini';
import { importRunWire } from '#adapters/wire/imports.wire.ts';
import { withAnswer } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { withExamples } from '../help.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { drawScreen, mayDraw } from '../screens/on-screen.ts';
import { type ImportOptions, importFile } from './import.command.ts';
import { kindOption, withImportOptions } from './import-options.ts';

type GivenOptions = Omit<ImportOptions, 'kind'> & Partial<Pick<ImportOptions, 'kind'>>;

const about = [
  'Importa una planilla en una pantalla: qué es cada columna, qué pasaría, qué se rechaza.',
  'Sin pantalla, o con --yes o --dry-run, como catalogue import.',
].join('\n');

const importCommand = (program: Command, act: Act): void => {
  const command = withImportOptions(
    program.command('import').argument('[archivo]', 'CSV o Excel (.xlsx)'),
    kindOption(),
  )
    .summary('Importa una planilla, en una pantalla')
    .description(about)
    .action(act<GivenOptions>((cli, options, file = '') => importSheet(cli, options, file)));
  withExamples(command, 'import', 'import lista.xlsx --kind prices', 'import lista.xlsx --kind prices --dry-run');
  withAnswer(command, z.extend(importRunWire, { applied: z.boolean() }));
};

export const group: CommandGroup = { modules: [catalogueModule], define: importCommand };

async function importSheet(cli: Cli, options: GivenOptions, path: string): Promise<Outcome> {
  if (mayDraw(cli) && options.yes !== true && options.dryRun !== true) {
    return drawScreen(cli, 'administration', async () => {
      const { importScreen } = await import('../screens/import.screen.ts');
      return (on, who) => importScreen(on, who, { path, options });
    });
  }
  const { kind } = options;
  if (path === '') return wrongUsage('Falta archivo', 'Mirá la ayuda con -h');
  if (kind === undefined) return wrongUsage('Falta --kind', 'Mirá la ayuda con -h');
  return importFile(cli, path, { ...options, kind });
}
