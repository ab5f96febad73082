import { InvalidArgumentError, Option } from 'commander';
import { recordKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { importKinds, type RecordKind, recordKinds } from '#core/imports/record-kinds.ts';
import { folded } from '#core/shared/folded.ts';
import { SpokenOption } from '../arguments/spoken.ts';
import { readingOptions } from './reading-options.ts';

/** Kinds by their name in commands, or as people call them. */
const kindIn =
  <Kind extends RecordKind>(kinds: readonly Kind[]) =>
  (text: string): Kind => {
    const wanted = folded(text);
    const kind = kinds.find((each) => [each, recordKindTexts[each]].some((name) => folded(name) === wanted));
    if (kind === undefined) throw new InvalidArgumentError(`Va una de: ${kinds.join(', ')}`);
    return kind;
  };

const optionOf = <Kind extends RecordKind>(kinds: readonly Kind[], about: string): Option =>
  new SpokenOption('--kind <CLASE>', about, { names: kinds.map((kind) => recordKindTexts[kind].toLowerCase()) })
    .choices(kinds)
    .argParser(kindIn(kinds));

export const kindOption = (about = 'qué trae'): Option => optionOf(importKinds, about);

/** The catalogue's, and all others. */
export const anyKindOption = (): Option => optionOf(recordKinds, 'qué trae');

/** How a sheet of the catalogue is imported, said on the command line. */
export const importOptions = (kind: Option): readonly Option[] => [
  kind,
  ...readingOptions(),
  new Option('--price-list <LISTA>', 'la lista de precios, si el archivo no la dice'),
  new Option('--dry-run', 'mostrar qué pasaría y no escribir nada'),
  new Option('--strict', 'no escribir nada si alguna fila se rechaza'),
  new Option('--yes', 'no preguntar antes de escribir'),
  new Option('--rejections <ARCHIVO>', 'guardar las filas rechazadas, con su motivo, en .xlsx o .csv'),
  new Option('--force', 'pisar el archivo de --rejections si ya está'),
];
