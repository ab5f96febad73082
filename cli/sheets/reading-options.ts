import { Option } from 'commander';
import type { Problem } from '../outcome.ts';

/** How a sheet is read, said on the command line. */
export interface ReadingOptions {
  readonly mapping?: string;
  readonly sheet?: string;
  readonly supplier?: string;
}

/** The options of a command that imports; `sheet` is called otherwise where that is taken. */
export const readingOptions = (sheet: 'sheet' | 'worksheet' = 'sheet'): readonly Option[] => [
  new Option('--mapping <ARCHIVO>', 'archivo de mapeo JSON: qué es cada columna (docs/import)'),
  new Option(`--${sheet} <HOJA>`, 'hoja por nombre o número desde 1'),
  new Option('--supplier <NOMBRE>', 'de quién es la planilla: sus columnas se recuerdan'),
];

const aboutColumns = ['heading-not-found', 'missing-columns', 'ambiguous-column', 'mapped-heading-not-found'];

/**
 * The problem, with how the columns of a sheet are said where it is about them. `screen` is what the screen is called.
 */
export const withColumnAdvice = (outcome: Problem, screen: string): Problem =>
  aboutColumns.includes(outcome.code)
    ? { ...outcome, advice: `Las columnas se dicen con --mapping ARCHIVO (docs/import), o en la pantalla «${screen}»` }
    : outcome;
