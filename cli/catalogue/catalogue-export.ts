import { catalogueExportDone, catalogueExportProblem } from '#adapters/texts/catalogue-export.es.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import type { Outcome } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { whileItLasts } from '../progress.ts';
import type { Cli } from '../run-command.ts';
import { formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { signedIn } from '../session.ts';

export interface CatalogueExportOptions extends SaveOptions {
  readonly kind: ImportKind;
  readonly format?: SheetFormat;
  readonly priceList?: string;
}

/** What the catalogue holds of a kind, as a sheet that can be imported. */
export async function exportCatalogue(cli: Cli, options: CatalogueExportOptions): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const { kind, priceList = null } = options;
  const chosenFormat = formatOf(sheetFormats, options, 'xlsx');
  if (!chosenFormat.ok) return chosenFormat.val;
  const format = chosenFormat.val;
  const who = await signedIn(services, settings.server, 'administration');
  if (!who.ok) return who.val;
  const making = services.catalogueExport.create(who.val.caller, { kind, format, priceList });
  const kept = making.then((answer) => {
    if (!answer.ok) return problemOf(answer.val, settings.server, catalogueExportProblem);
    const { name, content, rowCount, leftOutCount } = answer.val;
    return keepFile(
      cli,
      { name, content },
      options,
      { kind, format, rowCount, leftOutCount },
      (file) => `Guardado en ${catalogueExportDone({ name: file, rowCount, leftOutCount })}`,
    );
  });
  // The file comes while it is kept; one that goes to the screen is drawn over by nothing.
  const isShown = options.output === '-' && terminal.stdout.isTTY === true;
  await whileItLasts<unknown>(terminal, outputMode, 'Descargando', isShown ? making : kept);
  return kept;
}
