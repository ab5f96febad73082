import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import type { ListFile } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import { type SheetFormat, sheetFormats } from '#core/shared/sheet-format.ts';
import { isOutcome, type Outcome } from '../outcome.ts';
import { whileItLasts } from '../progress.ts';
import type { Act } from '../run-command.ts';
import { fileOptions, formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { type Asked, type Asking, asCaller, declare, failed } from './declare.ts';

interface FileDeclaration<Options, Failure extends { readonly code: string }>
  extends Omit<Asked<Failure>, 'name' | 'answer'> {
  readonly make: (
    asking: Asking,
    options: Options,
    format: SheetFormat,
  ) => Promise<Result<ListFile, Failure | Outcome>>;
}

interface FormatOption extends SaveOptions {
  readonly format?: SheetFormat;
}

/** `export`: keeps all that a list finds as a file. */
export const declareExport = <Options extends object, Failure extends { readonly code: string }>(
  group: Command,
  act: Act,
  { make, options = [], ...declaration }: FileDeclaration<Options, Failure>,
): void => {
  declare(group, {
    ...declaration,
    name: 'export',
    options: [
      ...options,
      new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o csv)').choices(sheetFormats),
      ...fileOptions,
    ],
    answer: z.object({ file: z.string() }),
  }).action(
    act<Options & FormatOption>(async (cli, typedOptions) => {
      const format = formatOf(sheetFormats, typedOptions, 'csv');
      if (!format.ok) return format.val;
      return asCaller(cli, declaration.access, async (asking) => {
        const making = make(asking, typedOptions, format.val);
        const file = await whileItLasts(cli.terminal, cli.outputMode, 'Descargando', making);
        if (!file.ok) return isOutcome(file.val) ? file.val : failed(cli, file.val, declaration.problem);
        return keepFile(cli, file.val, typedOptions);
      });
    }),
  );
};
