import { boardFrom, cardsIn, isOnBoard } from './board.ts';
import { isSearched, stepOf } from './dialog.ts';
import type { Stroke } from './keyboard.ts';
import type { ScreenSnapshot } from './screen.machine.ts';
import type { Screen, Step } from './screen.ts';
import { targetsOf } from './screen-context.ts';
import type { ScreenEvent } from './screen-event.ts';
import type { TextEdit } from './text-field.ts';

/** An act of a key beside the events for the machine. */
export type KeyAction =
  | ScreenEvent
  | { readonly type: 'quit' }
  | { readonly type: 'interrupt' }
  | { readonly type: 'suspend' };

/** The rows in view, by which pages and scrolling go. */
export interface Seen {
  /** Rows of the list that are seen. */
  readonly rows: number;
  /** Lines of what is open, or of the help before it, that are seen, and all of them. */
  readonly detailRows: number;
  readonly detailLines: number;
}

/** A field stands there to be typed into. */
export const isTyping = (state: ScreenSnapshot): boolean => {
  if (state.matches({ layer: 'finding' })) return true;
  const { dialog } = state.context;
  const step = dialog === null ? null : stepOf(dialog);
  return state.matches({ layer: 'asking' }) && (step?.kind === 'text' || isSearched(step));
};

const farAway = 1_000_000;

/** The act of a key in the state of the screen; null for none. */
export const keyAction = (state: ScreenSnapshot, stroke: Stroke, seen: Seen): KeyAction | null => {
  const { key, text } = stroke;
  if (key === 'ctrl-c') return { type: 'interrupt' };
  if (key === 'ctrl-z') return { type: 'suspend' };
  if (state.matches({ layer: 'running' })) return null;
  if (state.matches({ layer: 'help' })) {
    if (key === 'escape' || key === 'enter' || ['?', 'q', ' '].includes(text)) return { type: 'dismiss' };
    const by = movement(stroke, seen.detailRows);
    return by === null ? null : { type: 'scroll-help', to: scrolledTo(state.context.helpScroll, by, seen) };
  }
  if (state.matches({ layer: 'finding' })) return whileTyping(stroke);
  if (state.matches({ layer: 'asking' })) return inDialog(state, stroke);
  return atLarge(state, stroke, seen);
};

const whileTyping = (stroke: Stroke): ScreenEvent | null => {
  if (stroke.key === 'escape') return { type: 'dismiss' };
  if (stroke.key === 'enter') return { type: 'submit' };
  const edit = textEdit(stroke);
  return edit === null ? null : { type: 'typed', edit };
};

const inDialog = (state: ScreenSnapshot, stroke: Stroke): ScreenEvent | null => {
  const { key, text } = stroke;
  const step = state.context.dialog === null ? null : stepOf(state.context.dialog);
  if (key === 'escape') return { type: 'dismiss' };
  switch (step?.kind) {
    case 'confirmation':
      if (/^[sS]$/.test(text)) return { type: 'answer', isYes: true };
      return /^[nN]$/.test(text) ? { type: 'answer', isYes: false } : null;
    case 'choice':
      if (key === 'enter') return { type: 'submit' };
      if (key === 'up') return { type: 'choose', by: -1 };
      if (key === 'down' || key === 'tab') return { type: 'choose', by: 1 };
      if (isSearched(step)) return whileTyping(stroke);
      if (/^[1-9]$/.test(text)) return { type: 'choose', index: Number(text) - 1 };
      return /^\p{L}$/u.test(text) ? { type: 'choose', letter: text } : null;
    default:
      return whileTyping(stroke);
  }
};

const edits: Partial<Record<NonNullable<Stroke['key']>, Exclude<TextEdit['kind'], 'typed'>>> = {
  left: 'left',
  right: 'right',
  home: 'start',
  end: 'end',
  backspace: 'backspace',
  delete: 'delete',
  'ctrl-a': 'start',
  'ctrl-e': 'end',
  'ctrl-u': 'clear-before',
  'ctrl-w': 'delete-word',
};

const textEdit = ({ key, text }: Stroke): TextEdit | null => {
  const kind = key === null ? undefined : edits[key];
  if (kind !== undefined) return { kind };
  return text === '' ? null : { kind: 'typed', text };
};

/** Keys of the list, or of an open row, without a dialog. */
const atLarge = (state: ScreenSnapshot, stroke: Stroke, seen: Seen): KeyAction | null => {
  const { key, text } = stroke;
  const { context } = state;
  const isOpen = state.matches({ pane: 'open' });
  if (key === 'escape') {
    if (isOpen) return { type: 'back' };
    return context.text !== '' || context.only !== null ? { type: 'all' } : null;
  }
  const isAction = context.screen.actions.some((action) => action.key === text);
  const by = isAction
    ? null
    : movement(stroke, isOpen ? seen.detailRows : isOnBoard(context) ? cardsIn(seen.rows) : seen.rows);
  if (by !== null) return isOpen ? { type: 'scroll', to: scrolledTo(context.scroll, by, seen) } : { type: 'move', by };
  if (key === 'enter') return isOpen ? null : { type: 'open' };
  if (!isOpen && isOnBoard(context)) {
    if (key === 'left') return { type: 'lane', by: -1 };
    if (key === 'right') return { type: 'lane', by: 1 };
  }
  const isOtherList = ['left', 'right', 'tab', 'shift-tab'].includes(key ?? '');
  if (isOtherList && !isFiltering(context.screen)) return null;
  if (key === 'left' || key === 'shift-tab') return { type: 'tab', by: -1 };
  if (key === 'right' || key === 'tab') return { type: 'tab', by: 1 };
  if (key === 'ctrl-r' || key === 'ctrl-l') return { type: 'refresh' };
  return byLetter(context.screen, text, isOpen);
};

/** Whether parts of the list can be had. */
const isFiltering = (screen: Screen): boolean => screen.isWholeOnly?.() !== true;

const findHintOf = (screen: Screen): string | null => (isFiltering(screen) ? screen.findHint : null);

const narrowingOf = (screen: Screen): Screen['narrowing'] => (isFiltering(screen) ? screen.narrowing : null);

const hasOtherLists = (screen: Screen): boolean => screen.tabs.length > 1 && isFiltering(screen);

const byLetter = (screen: Screen, letter: string, isOpen: boolean): KeyAction | null => {
  if (letter === narrowingOf(screen)?.key) return { type: 'narrow' };
  if (screen.actions.some(({ key }) => key === letter)) return { type: 'act', key: letter };
  switch (letter) {
    case 'q':
      return { type: 'quit' };
    case '?':
      return { type: 'help' };
    case '/':
      return findHintOf(screen) === null ? null : { type: 'find' };
    case ' ':
      return isOpen ? null : { type: 'mark' };
    case '*':
      return isOpen ? null : { type: 'mark-all' };
    case 'n':
      return isOpen ? { type: 'next', by: 1 } : null;
    case 'p':
      return isOpen ? { type: 'next', by: -1 } : null;
    case 'u':
      return { type: 'refresh' };
    default:
      return null;
  }
};

const movement = ({ key, text }: Stroke, page: number): number | null => {
  if (key === 'up' || text === 'k') return -1;
  if (key === 'down' || text === 'j') return 1;
  if (key === 'page-up' || key === 'ctrl-b') return -page;
  if (key === 'page-down' || key === 'ctrl-f') return page;
  if (key === 'home' || text === 'g') return -farAway;
  return key === 'end' || text === 'G' ? farAway : null;
};

const scrolledTo = (from: number, by: number, { detailRows, detailLines }: Seen): number =>
  Math.max(0, Math.min(detailLines - detailRows, from + by));

export interface KeyText {
  readonly key: string;
  readonly text: string;
}

/** The keys at the foot, the most useful first: as many as fit are shown. */
export const keysAtFoot = (state: ScreenSnapshot): readonly KeyText[] => {
  const { screen, text, only, dialog, items } = state.context;
  if (state.matches({ layer: 'help' })) {
    return [
      { key: 'Esc', text: 'volver' },
      { key: '↑↓', text: 'moverse' },
    ];
  }
  if (state.matches({ layer: 'finding' })) {
    return [
      { key: 'Enter', text: 'filtrar' },
      { key: 'Esc', text: 'dejarlo como estaba' },
    ];
  }
  if (state.matches({ layer: 'running' })) return [{ key: 'Ctrl-C', text: 'salir' }];
  if (state.matches({ layer: 'asking' }) && dialog !== null) return keysOfStep(stepOf(dialog));
  const isOpen = state.matches({ pane: 'open' });
  // Without rows there are no acts on one.
  const isEmpty = !isOpen && items.length === 0;
  const isFiltered = text !== '' || only !== null;
  const narrowing = narrowingOf(screen);
  const back = isOpen ? [{ key: 'Esc', text: 'volver' }] : isFiltered ? [{ key: 'Esc', text: 'ver todo' }] : [];
  const rows = isOpen ? targetsOf(state.context, false) : items;
  const actions = screen.actions
    // An act is shown while it may be done: of the screen, of what is open, or of some row.
    .filter(({ isOfScreen, refuses = () => null }) =>
      isOfScreen === true ? refuses([]) === null : rows.some((row) => refuses([row]) === null),
    );
  const keysOf = (isLast: boolean) =>
    actions
      .filter(({ isLastAtFoot = false }) => isLastAtFoot === isLast)
      .map(({ key, name }) => ({ key: keyName(key), text: name }));
  return [
    ...back,
    ...(isOpen
      ? [{ key: 'n/p', text: 'siguiente/anterior' }]
      : screen.detail === null || isEmpty
        ? []
        : [{ key: 'Enter', text: 'abrir' }]),
    ...(findHintOf(screen) === null || isOpen ? [] : [{ key: '/', text: 'filtrar' }]),
    ...keysOf(false),
    ...(hasOtherLists(screen) && !isOpen
      ? isOnBoard(state.context)
        ? [
            { key: '←→', text: 'columna' },
            { key: 'Tab', text: 'lista' },
          ]
        : [{ key: '←→', text: 'lista' }]
      : []),
    ...keysOf(true),
    ...(narrowing === null || isEmpty ? [] : [{ key: narrowing.key, text: narrowing.name }]),
    ...(screen.actions.some(({ isBulk }) => isBulk) && !isOpen && !isEmpty ? [{ key: 'Espacio', text: 'marcar' }] : []),
  ];
};

const keyName = (key: string): string => (key === ' ' ? 'Espacio' : key);

const keysOfStep = (step: Step | null): readonly KeyText[] => {
  const back = { key: 'Esc', text: 'volver' };
  switch (step?.kind) {
    case 'confirmation':
      return [{ key: 's', text: 'sí' }, { key: 'n', text: 'no' }, back];
    case 'choice':
      return [
        { key: '↑↓', text: isSearched(step) ? 'elegir, o escribir parte' : 'elegir, o su primera letra' },
        { key: 'Enter', text: 'seguir' },
        back,
      ];
    default:
      return [{ key: 'Enter', text: 'seguir' }, back];
  }
};

const narrowingInHelp = (narrowing: Screen['narrowing']): readonly KeyText[] =>
  narrowing === null ? [] : [{ key: narrowing.key, text: `${narrowing.name}, y otra vez para ver todos` }];

/** Everything that keys do here, for the help. */
export const keysInHelp = (screen: Screen): readonly KeyText[] => [
  {
    key: '↑ ↓  j k',
    text: `moverse; Re Pág y Av Pág de a una pantalla; ${screen.actions.some(({ key }) => key === 'g') ? 'Inicio' : 'g'} y G al principio y al final`,
  },
  ...(screen.detail === null
    ? []
    : [
        { key: 'Enter', text: `abrir ${screen.names[0]}` },
        { key: 'n p', text: 'con lo abierto: lo que sigue y lo que está antes' },
      ]),
  ...screen.actions.map(({ key, about }) => ({ key: keyName(key), text: about })),
  ...(findHintOf(screen) === null ? [] : [{ key: '/', text: `filtrar: ${screen.findHint}` }]),
  ...(hasOtherLists(screen)
    ? [
        {
          key: screen.board === undefined ? '← →  Tab' : 'Tab  ← →',
          text: `cambiar de lista: ${screen.tabs.map(({ title }) => title).join(', ')}`,
        },
      ]
    : []),
  ...(screen.board === undefined
    ? []
    : [
        {
          key: '',
          text: `desde ${boardFrom} columnas todos están de a una columna por estado: ← → va de una a otra (‹ › dicen que hay más), y * marca la suya`,
        },
      ]),
  ...narrowingInHelp(narrowingOf(screen)),
  ...(screen.actions.some(({ isBulk }) => isBulk)
    ? [{ key: 'Espacio *', text: 'marcar uno, o todos los que se cargaron; lo que sigue va para los marcados' }]
    : []),
  { key: 'u', text: 'volver a pedir la lista, o reconectar' },
  { key: 'Esc', text: 'cerrar lo que está adelante; sin nada abierto, sacar el filtro' },
  { key: 'q', text: 'salir; Ctrl-Z deja la pantalla a un lado (fg vuelve)' },
];
