import { type Command, InvalidArgumentError, Option } from 'commander';
import { recordKindTexts } from '#adapters/texts/import-reasons.es.ts';
import { type BroughtKind, broughtKinds, importKinds } from '#core/imports/record-kinds.ts';
import { folded } from '#core/shared/folded.ts';
import { withReadingOptions } from './reading-options.ts';

/** Kinds by their name in commands, or as people call them. */
const kindIn =
  <Kind extends BroughtKind>(kinds: readonly Kind[]) =>
  (text: string): Kind => {
    const wanted = folded(text);
    const kind = kinds.find((each) => each === wanted || folded(recordKindTexts[each]) === wanted);
    if (kind === undefined) throw new InvalidArgumentError(`Va una de: ${kinds.join(', ')}`);
    return kind;
  };

export const kindOption = (about = 'qué trae'): Option =>
  new Option('--kind <CLASE>', about).choices(importKinds).argParser(kindIn(importKinds));

/** The catalogue's, and those of customers, documents and offers. */
export const anyKindOption = (): Option =>
  new Option('--kind <CLASE>', 'qué trae').choices(broughtKinds).argParser(kindIn(broughtKinds));

/** How a sheet of the catalogue is imported, said on the command line. */
export const withImportOptions = (command: Command, kind: Option): Command =>
  withReadingOptions(command.addOption(kind))
    .option('--price-list <LISTA>', 'la lista de precios, si el archivo no la dice')
    .option('--dry-run', 'mostrar qué pasaría y no escribir nada')
    .option('--strict', 'no escribir nada si alguna fila se rechaza')
    .option('--yes', 'no preguntar antes de escribir')
    .option('--rejections <ARCHIVO>', 'guardar las filas rechazadas, con su motivo, en .xlsx o .csv')
    .option('--force', 'pisar el archivo de --rejections si ya está');
