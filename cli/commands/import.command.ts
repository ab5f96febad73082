import type { Command } from 'commander';
import * as z from 'zod/mini';
import { importRunWire } from '#adapters/wire/imports.wire.ts';
import { sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import { type BroughtKind, type SheetKindName, sheetKinds } from '#core/imports/record-kinds.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare } from '../declare/declare.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { currentAccountModule } from '../modules/current-account.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import { offersModule } from '../modules/offers.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { drawScreen, mayDraw } from '../screens/on-screen.ts';
import { type ImportOptions, importFile } from '../sheets/catalogue-import.ts';
import { anyKindOption, importOptions } from '../sheets/import-options.ts';
import { importThings } from '../sheets/sheet-commands.ts';

type GivenOptions = Omit<ImportOptions, 'kind'> & { readonly kind?: BroughtKind };

const isSheetKind = (kind: BroughtKind): kind is SheetKindName => sheetKinds.some((each) => each === kind);

const about = [
  'Importa una planilla en una pantalla: qué es cada columna, qué pasaría, qué se rechaza.',
  'Sin pantalla, o con --yes o --dry-run, como catalogue import, o el import de clientes,',
  'comprobantes u ofertas.',
].join('\n');

const importCommand = (program: Command, act: Act): void => {
  declare(program, {
    name: 'import',
    about,
    summary: 'Importa una planilla, en una pantalla',
    examples: [
      'import',
      'import lista.xlsx --kind prices',
      'import lista.xlsx --kind prices --dry-run',
      'import clientes.csv --kind customers --yes',
    ],
    words: [['[archivo]', 'CSV o Excel (.xlsx)']],
    options: importOptions(anyKindOption()),
    answer: z.union([z.extend(importRunWire, { applied: z.boolean() }), sheetReportWire]),
  }).action(act<GivenOptions>((cli, options, file = '') => importSheet(cli, options, file)));
};

export const group: CommandGroup = {
  modules: [catalogueModule, customersModule, currentAccountModule, offersModule, sheetImportsModule],
  define: importCommand,
};

/** Whose calls bring that kind: offers are management's. Of what is not said yet it is those who may bring all. */
const callsOf = async (kind: BroughtKind | undefined): Promise<CallGroup> => {
  if (kind === undefined || !isSheetKind(kind)) return 'administration';
  const { withSheetKind } = await import('../sheets/all-sheets.ts');
  return withSheetKind(kind, ({ access }) => access);
};

async function importSheet(cli: Cli, options: GivenOptions, path: string): Promise<Outcome> {
  const { kind } = options;
  if (mayDraw(cli) && options.yes !== true && options.dryRun !== true) {
    return drawScreen(cli, [
      {
        calls: await callsOf(kind),
        load: async () => {
          const { importScreen } = await import('../screens/import.screen.ts');
          return (on, who) => importScreen(on, who, { path, options });
        },
      },
    ]);
  }
  if (path === '') return wrongUsage('Falta archivo', 'Mirá la ayuda con -h');
  if (kind === undefined) return wrongUsage('Falta --kind', 'Mirá la ayuda con -h');
  if (!isSheetKind(kind)) return importFile(cli, path, { ...options, kind });
  const given = (['priceList', 'strict'] as const).find((each) => options[each] !== undefined);
  if (given !== undefined) {
    return wrongUsage(
      `--${given === 'strict' ? 'strict' : 'price-list'} es para planillas del catálogo`,
      `No va con --kind ${kind}`,
    );
  }
  const { withSheetKind } = await import('../sheets/all-sheets.ts');
  return withSheetKind(kind, (sheet) => importThings(cli, sheet, options, path));
}
