import { type Command, InvalidArgumentError, Option } from 'commander';
import { importKindTexts } from '#adapters/texts/import-reasons.es.ts';
import { type ImportKind, importKinds } from '#core/catalogue/import/columns.ts';
import { folded } from '#core/shared/folded.ts';
import { withReadingOptions } from './reading-options.ts';

/** The kinds by their name in commands, or as people call them. */
const readKind = (text: string): ImportKind => {
  const wanted = folded(text);
  const kind = importKinds.find((each) => each === wanted || folded(importKindTexts[each]) === wanted);
  if (kind === undefined) throw new InvalidArgumentError(`Va una de: ${importKinds.join(', ')}`);
  return kind;
};

export const kindOption = (about = 'qué trae'): Option =>
  new Option('--kind <CLASE>', about).choices(importKinds).argParser(readKind);

/** How a sheet of the catalogue is imported, said on the command line. */
export const withImportOptions = (command: Command, kind: Option): Command =>
  withReadingOptions(command.addOption(kind))
    .option('--price-list <LISTA>', 'la lista de precios, si el archivo no la dice')
    .option('--dry-run', 'mostrar qué pasaría y no escribir nada')
    .option('--strict', 'no escribir nada si alguna fila se rechaza')
    .option('--yes', 'no preguntar antes de escribir')
    .option('--rejections <ARCHIVO>', 'guardar las filas rechazadas, con su motivo, en .xlsx o .csv');
