import type { Command } from 'commander';
import * as z from 'zod/mini';
import { importRunWire } from '#adapters/wire/imports.wire.ts';
import { sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { CallGroup } from '#core/access/calls.ts';
import { type RecordKind, type SheetKindName, sheetKinds } from '#core/imports/record-kinds.ts';
import type { CommandLine } from '../arguments/needs.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare } from '../declare/declare.ts';
import { catalogueModule } from '../modules/catalogue.module.ts';
import { currentAccountModule } from '../modules/current-account.module.ts';
import { customersModule } from '../modules/customers.module.ts';
import { offersModule } from '../modules/offers.module.ts';
import { priceListsModule } from '../modules/price-lists.module.ts';
import { sheetImportsModule } from '../modules/sheet-imports.module.ts';
import { type Outcome, wrongUsage } from '../outcome.ts';
import type { Act, Cli } from '../run-command.ts';
import { drawScreen, mayDraw } from '../screens/on-screen.ts';
import { type ImportOptions, importFile } from '../sheets/catalogue-import.ts';
import { anyKindOption, importOptions } from '../sheets/import-options.ts';
import { importThings } from '../sheets/sheet-commands.ts';
import type { OutputMode } from '../terminal.ts';

type GivenOptions = Omit<ImportOptions, 'kind'> & { readonly kind?: RecordKind };

const isSheetKind = (kind: RecordKind): kind is SheetKindName => sheetKinds.some((each) => each === kind);

const about = [
  'Importa una planilla en una pantalla: qué es cada columna, qué pasaría, qué se rechaza.',
  'Sin pantalla, o con --yes o --dry-run, como catalogue import, o el import de clientes,',
  'comprobantes u ofertas, o price-lists change con los precios de una lista.',
].join('\n');

/** The screen asks for what is missing itself. */
const isPlain = (line: CommandLine, outputMode: OutputMode): boolean =>
  line.has('--yes') || line.has('--dry-run') || !mayDraw({ outputMode });

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
      'import nuevos.xlsx --kind list-prices --price-list "Lista 2"',
    ],
    words: [['[archivo]', 'CSV o Excel (.xlsx)']],
    options: importOptions(anyKindOption()),
    needs: [
      { anyOf: ['archivo'], advice: 'Lo que ya se importó se ve con: mostrador imports list', when: isPlain },
      { anyOf: ['--kind'], when: isPlain },
      { anyOf: ['--price-list'], when: (line, mode) => isPlain(line, mode) && line.value('--kind') === 'list-prices' },
    ],
    answer: z.union([z.extend(importRunWire, { applied: z.boolean() }), sheetReportWire]),
  }).action(act<GivenOptions>((cli, options, file = '') => importSheet(cli, options, file)));
};

export const group: CommandGroup = {
  modules: [catalogueModule, customersModule, currentAccountModule, offersModule, priceListsModule, sheetImportsModule],
  define: importCommand,
};

/**
 * The calls that import that kind: offers and new prices of a list are management's. Without a kind, which the screen
 * asks for, the calls of those who may import all kinds.
 */
const callsOf = async (kind: RecordKind | undefined): Promise<CallGroup> => {
  if (kind === 'list-prices') return 'management';
  if (kind === undefined || !isSheetKind(kind)) return 'administration';
  const { withSheetKind } = await import('../sheets/all-sheets.ts');
  return withSheetKind({ kind }, ({ access }) => access);
};

async function importSheet(cli: Cli, options: GivenOptions, path: string): Promise<Outcome> {
  const { kind } = options;
  if (mayDraw(cli) && options.yes !== true && options.dryRun !== true) {
    return drawScreen(
      cli,
      [
        {
          calls: await callsOf(kind),
          load: async () => {
            const { importScreen } = await import('../screens/import.screen.ts');
            return (on, who) => importScreen(on, who, { path, options });
          },
        },
      ],
      {},
    );
  }
  if (kind === undefined) throw new Error('without a screen --kind is declared to be needed');
  if (kind === 'list-prices') return importPrices(cli, options, path);
  if (!isSheetKind(kind)) return importFile(cli, path, { ...options, kind });
  const option = (['priceList', 'strict'] as const).find((each) => options[each] !== undefined);
  if (option !== undefined) {
    return wrongUsage(
      `--${option === 'strict' ? 'strict' : 'price-list'} es para planillas del catálogo`,
      `No va con --kind ${kind}`,
    );
  }
  const { withSheetKind } = await import('../sheets/all-sheets.ts');
  return withSheetKind({ kind }, (sheet) => importThings(cli, sheet, options, path));
}

/** New prices of a list, at once. */
async function importPrices(
  cli: Cli,
  { priceList = '', sheet, ...options }: GivenOptions,
  path: string,
): Promise<Outcome> {
  if (options.strict !== undefined) {
    return wrongUsage('--strict es para planillas del catálogo', 'No va con --kind list-prices');
  }
  const isSure = options.yes === true || options.dryRun === true;
  if (!isSure && !cli.outputMode.mayAsk) {
    return wrongUsage('Los precios cambian en el momento', 'Mirá antes con --dry-run, o confirmá con --yes');
  }
  const [{ openPriceLists }, { bySheet }] = await Promise.all([
    import('../price-lists/find-price-list.ts'),
    import('../price-lists/price-lists-sheet.ts'),
  ]);
  const open = await openPriceLists(cli);
  if (!open.ok) return open.val;
  const list = open.val.find(priceList);
  if (!list.ok) return list.val;
  const worksheet = sheet === undefined ? {} : { worksheet: sheet };
  return bySheet(cli, open.val, list.val, path, null, { ...options, ...worksheet, isSure });
}
