import { otherWorksheetsText } from '#adapters/texts/other-worksheets.es.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { ScreenAction } from './frame/screen.ts';
import type { ImportRow } from './import-rows.ts';
import type { ImportView } from './import-work.ts';
import { nothingChosen } from './nothing-chosen.ts';

/**
 * Reads another worksheet of the workbook that is shown. `current` is the sheet, `isReady` why nothing is done with it.
 */
export const worksheetAction = (
  current: () => ImportView | null,
  isReady: () => string | null,
  read: (name: string) => Promise<Result<ImportView, string>>,
): ScreenAction<ImportRow> => ({
  key: 'h',
  name: 'hoja',
  about: 'leer otra hoja del libro, si tiene varias',
  isOfScreen: true,
  refuses: () => isReady() ?? ((current()?.preview?.sheets.length ?? 0) > 1 ? null : 'No hay otra hoja para leer'),
  steps: () => {
    const { sheets = [], sheet = '' } = current()?.preview ?? {};
    return [
      {
        kind: 'choice',
        label: '¿Qué hoja se lee?',
        usual: sheet,
        choices: sheets.map((name) => ({ value: name, name })),
      },
    ];
  },
  async run(_rows, [name = '']) {
    if (name === '') return Err(nothingChosen);
    const done = await read(name);
    return done.andThen(() => Ok({ message: null }));
  },
});

/** What is wrong with it; with one that was not read, that its workbook has other worksheets. */
export const problemWithWorksheets = ({ problem, state, preview }: ImportView): string | null => {
  const others = problem === null || state !== 'failed' ? '' : otherWorksheetsText(preview);
  return others === '' ? problem : `${problem}. ${others}: con h`;
};
