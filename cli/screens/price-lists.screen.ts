import { formatCount } from '#adapters/texts/numbers.es.ts';
import {
  makingProblem,
  makingStateProblem,
  priceListFileProblem,
  priceListFormatTexts,
  priceListProblem,
} from '#adapters/texts/price-list.es.ts';
import type { MakingState, PriceListFiles } from '#core/price-lists/price-list.service.ts';
import { priceListFormats } from '#core/price-lists/price-list.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { OngoingWork, Screen, ScreenAction } from './frame/screen.ts';
import { nothingChosen } from './nothing-chosen.ts';
import type { MakeScreen } from './on-screen.ts';
import { saveFromScreen } from './save-from-screen.ts';
import { problemTextOf } from './screen-problem.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** 'hace 3 h', 'hace 12 días'; nothing of what was not made. */
const ageText = (date: string | null, now: number): string => {
  if (date === null) return '';
  const age = now - Date.parse(date);
  if (age < hourMs) return 'hace menos de 1 h';
  if (age < dayMs) return `hace ${Math.floor(age / hourMs)} h`;
  const days = Math.floor(age / dayMs);
  return `hace ${formatCount(days)} ${days === 1 ? 'día' : 'días'}`;
};

/** The oldest of its files; null where one was never made. */
const oldest = ({ files }: PriceListFiles): string | null => {
  const dates = priceListFormats.map((format) => files[format].date);
  return dates.includes(null) ? null : (dates.filter((date) => date !== null).sort()[0] ?? null);
};

const noneMade = ({ files }: PriceListFiles): boolean =>
  priceListFormats.every((format) => files[format].date === null);

const isOutdated = ({ files }: PriceListFiles): boolean => priceListFormats.some((format) => files[format].isOutdated);

const workOf = ({ state, progress }: MakingState): OngoingWork | null =>
  state === 'running' ? { title: 'Generando', share: progress === null ? null : progress / 100 } : null;

const lastMade = ({ state, finishedAt, error }: MakingState): { readonly note?: string } => {
  if (state === 'failed') return { note: error === null ? 'la última vez no se pudo' : makingStateProblem(error) };
  return state === 'done' && finishedAt !== null
    ? { note: `generadas el ${formatDateTime(finishedAt).slice(0, 16)}` }
    : {};
};

/** The files of all price lists: how old they are, and making them anew with a bar. */
export const priceListsScreen: MakeScreen = (cli, { caller }) => {
  const { priceLists, priceListMaking } = cli.services;
  const problemText = problemTextOf(cli);

  const regenerate: ScreenAction<PriceListFiles> = {
    key: 'r',
    name: 'regenerar',
    about: 'regenerar: volver a hacer los archivos de todas las listas',
    isOfScreen: true,
    steps: () => [{ kind: 'confirmation', label: '¿Volver a hacer los archivos de todas las listas?' }],
    async run() {
      const answer = await priceListMaking.start(caller);
      return answer
        .map(() => ({ message: 'Se están generando' }))
        .mapErr((failure) => problemText(failure, makingProblem));
    },
  };

  const download: ScreenAction<PriceListFiles> = {
    key: 'd',
    name: 'descargar',
    about: 'descargar el archivo de una lista',
    steps: ([list]) => [
      {
        kind: 'choice',
        label: `¿Qué archivo de ${list?.name ?? 'la lista'}?`,
        choices: priceListFormats.map((format) => ({ value: format, name: priceListFormatTexts[format] })),
      },
      {
        kind: 'text',
        label: '¿Dónde guardarlo? Vacío: en esta carpeta, con su nombre',
        max: 1000,
      },
    ],
    async run([list], [chosen, path = '']) {
      const format = priceListFormats.find((each) => each === chosen);
      if (list === undefined || format === undefined) return Err(nothingChosen);
      const file = await priceLists.file(caller, list.files[format].name);
      if (!file.ok) return Err(problemText(file.val, priceListFileProblem));
      const saved = await saveFromScreen(cli, file.val, path);
      return saved.map((where) => ({ message: `Guardado en ${where}` }));
    },
  };

  const screen: Screen<PriceListFiles, PriceListFiles> = {
    title: 'Listas de precios',
    names: ['lista', 'listas'],
    tabs: [],
    columns: (style) => [
      { title: 'Lista', cell: ({ name }) => name, minWidth: 10 },
      {
        title: 'Archivos',
        cell: (list) =>
          isOutdated(list)
            ? 'desactualizados'
            : noneMade(list)
              ? 'se hacen al pedirlos'
              : oldest(list) === null
                ? 'falta alguno'
                : 'al día',
        paint: (text, list) =>
          isOutdated(list) ? style.warning(text) : oldest(list) === null ? style.faint(text) : style.good(text),
      },
      { title: 'Hechos', cell: (list) => ageText(oldest(list), cli.terminal.now()) },
      ...priceListFormats.map((format) => ({
        title: priceListFormatTexts[format],
        cell: ({ files }: PriceListFiles) => {
          const { date } = files[format];
          return date === null ? '' : formatDateTime(date).slice(0, 16);
        },
        isExtra: true as const,
      })),
    ],
    keyOf: ({ name }) => name,
    async page({ text }) {
      const lists = await priceLists.lists(caller);
      if (!lists.ok) return Err(problemText(lists.val, priceListProblem));
      // Another server may not answer the progress.
      const making = await priceListMaking.state(caller);
      const wanted = folded(text);
      return Ok({
        items: lists.val.filter(({ name }) => folded(name).includes(wanted)),
        next: null,
        ...(making.ok ? { work: workOf(making.val), ...lastMade(making.val) } : {}),
      });
    },
    detail: {
      open: async (list) => Ok(list),
      text: ({ name, files }, style) =>
        [
          style.bold(name),
          ...priceListFormats.map((format) => {
            const { name: file, date, isOutdated: isOld } = files[format];
            const when = date === null ? 'se hace al pedirlo' : formatDateTime(date);
            return `${priceListFormatTexts[format]}: ${file}, ${when}${isOld ? style.warning(', desactualizado') : ''}`;
          }),
        ].join('\n'),
    },
    actions: [regenerate, download],
    findHint: 'parte del nombre de la lista',
    narrowing: null,
    outdatedBy: ['PriceListsChanged', 'ManagedPriceListsChanged', 'CatalogueChanged'],
    empty: 'Todavía no hay listas',
    noneFound: 'No hay listas así',
  };
  return screen;
};
