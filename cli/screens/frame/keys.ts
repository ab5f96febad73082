import type { Key } from '../../ink.ts';
import { boardFrom, cardsIn, isOnBoard } from './board.ts';
import { stepOf } from './dialog.ts';
import type { ScreenSnapshot } from './screen.machine.ts';
import type { Screen } from './screen.ts';
import type { ScreenEvent } from './screen-setup.ts';
import type { TextEdit } from './text-field.ts';

/** What a key does besides what the machine is told. */
export type KeyAction =
  | ScreenEvent
  | { readonly type: 'quit' }
  | { readonly type: 'interrupt' }
  | { readonly type: 'suspend' };

/** What is seen, which pages and scrolling go by. */
export interface Seen {
  /** Rows of the list that are seen. */
  readonly rows: number;
  /** Lines of what is open, or of the help before it, that are seen, and all of them. */
  readonly detailRows: number;
  readonly detailLines: number;
}

/** A key by itself, or a text that came in one piece. */
export interface Stroke {
  readonly input: string;
  readonly key: Key;
}

const isTyping = (state: ScreenSnapshot): boolean => {
  if (state.matches({ layer: 'finding' })) return true;
  const { dialog } = state.context;
  return state.matches({ layer: 'asking' }) && dialog !== null && stepOf(dialog)?.kind === 'text';
};

/**
 * What comes in one piece was typed faster than it is read, or pasted: a text as far as it goes into a field, else key
 * by key. Its last line break is Enter, those in between are part of what is pasted. Gives the next stroke and the
 * rest.
 */
export const nextStroke = (state: ScreenSnapshot, { input, key }: Stroke): readonly [Stroke, Stroke | null] => {
  const isPiece = [...input].length > 1 && !key.ctrl && !key.meta;
  if (!isPiece) return [{ input, key }, null];
  const text = isTyping(state) ? (/^[^\p{Cc}]+(?:[\r\n]+[^\p{Cc}]+)*/u.exec(input)?.[0] ?? '') : '';
  const stroke = text === '' ? singleStroke([...input][0] ?? '', key) : { input: text, key };
  const rest = input.slice(text.length || ([...input][0] ?? '').length);
  const isLastKey = [...rest].length === 1;
  return [stroke, rest === '' ? null : isLastKey ? singleStroke(rest, key) : { input: rest, key }];
};

/** One sign of a piece, as Ink tells it where it comes alone. */
const singleStroke = (sign: string, key: Key): Stroke => {
  const code = sign.codePointAt(0) ?? 0;
  if (sign === '\r' || sign === '\n') return { input: sign, key: { ...key, return: true } };
  if (sign === '\t') return { input: '', key: { ...key, tab: true } };
  if (code === 127 || code === 8) return { input: '', key: { ...key, backspace: true } };
  return code < 27 ? { input: String.fromCharCode(code + 96), key: { ...key, ctrl: true } } : { input: sign, key };
};

const farAway = 1_000_000;

/** What a key means where the screen stands; null for nothing. */
export const keyAction = (state: ScreenSnapshot, input: string, key: Key, seen: Seen): KeyAction | null => {
  if (key.ctrl && input === 'c') return { type: 'interrupt' };
  if (key.ctrl && input === 'z') return { type: 'suspend' };
  if (state.matches({ layer: 'running' })) return null;
  if (state.matches({ layer: 'help' })) {
    if (key.escape || key.return || ['?', 'q', ' '].includes(input)) return { type: 'dismiss' };
    const by = movement(input, key, seen.detailRows);
    return by === null ? null : { type: 'scroll-help', to: scrolledTo(state.context.helpScroll, by, seen) };
  }
  if (state.matches({ layer: 'finding' })) return whileTyping(input, key);
  if (state.matches({ layer: 'asking' })) return inDialog(state, input, key);
  return atLarge(state, input, key, seen);
};

const whileTyping = (input: string, key: Key): ScreenEvent | null => {
  if (key.escape) return { type: 'dismiss' };
  if (key.return) return { type: 'submit' };
  const edit = textEdit(input, key);
  return edit === null ? null : { type: 'typed', edit };
};

const inDialog = (state: ScreenSnapshot, input: string, key: Key): ScreenEvent | null => {
  const step = state.context.dialog === null ? null : stepOf(state.context.dialog);
  if (key.escape) return { type: 'dismiss' };
  switch (step?.kind) {
    case 'confirmation':
      if (/^[sS]$/.test(input)) return { type: 'answer', isYes: true };
      return /^[nN]$/.test(input) ? { type: 'answer', isYes: false } : null;
    case 'choice':
      if (key.return) return { type: 'submit' };
      if (key.upArrow) return { type: 'choose', by: -1 };
      if (key.downArrow || key.tab) return { type: 'choose', by: 1 };
      if (/^[1-9]$/.test(input)) return { type: 'choose', index: Number(input) - 1 };
      return /^\p{L}$/u.test(input) && !key.ctrl ? { type: 'choose', letter: input } : null;
    default:
      return whileTyping(input, key);
  }
};

const controlEdits: Readonly<Record<string, Exclude<TextEdit['kind'], 'typed'>>> = {
  a: 'start',
  e: 'end',
  u: 'clear-before',
  w: 'delete-word',
};

const textEdit = (input: string, key: Key): TextEdit | null => {
  if (key.leftArrow) return { kind: 'left' };
  if (key.rightArrow) return { kind: 'right' };
  if (key.home) return { kind: 'start' };
  if (key.end) return { kind: 'end' };
  // Most terminals send for Backspace what Ink calls Delete.
  if (key.backspace || key.delete) return { kind: 'backspace' };
  if (key.ctrl) {
    const kind = controlEdits[input];
    return kind === undefined ? null : { kind };
  }
  if (key.upArrow || key.downArrow || key.pageUp || key.pageDown || key.tab || key.meta || input === '') return null;
  return { kind: 'typed', text: input };
};

/** With the list, or what is open, before one. */
const atLarge = (state: ScreenSnapshot, input: string, key: Key, seen: Seen): KeyAction | null => {
  const { context } = state;
  const isOpen = state.matches({ pane: 'open' });
  if (key.escape) {
    if (isOpen) return { type: 'back' };
    return context.text !== '' || context.only !== null ? { type: 'all' } : null;
  }
  const isAction = !key.ctrl && context.screen.actions.some((action) => action.key === input);
  const by = isAction
    ? null
    : movement(input, key, isOpen ? seen.detailRows : isOnBoard(context) ? cardsIn(seen.rows) : seen.rows);
  if (by !== null) return isOpen ? { type: 'scroll', to: scrolledTo(context.scroll, by, seen) } : { type: 'move', by };
  if (key.return) return isOpen ? null : { type: 'open' };
  if (!isOpen && isOnBoard(context)) {
    if (key.leftArrow) return { type: 'lane', by: -1 };
    if (key.rightArrow) return { type: 'lane', by: 1 };
  }
  if (key.leftArrow || (key.tab && key.shift)) return { type: 'tab', by: -1 };
  if (key.rightArrow || key.tab) return { type: 'tab', by: 1 };
  if (key.ctrl) return input === 'r' || input === 'l' ? { type: 'refresh' } : null;
  return byLetter(context.screen, input, isOpen);
};

const byLetter = (screen: Screen, letter: string, isOpen: boolean): KeyAction | null => {
  if (letter === screen.narrowing?.key) return { type: 'narrow' };
  if (screen.actions.some(({ key }) => key === letter)) return { type: 'act', key: letter };
  switch (letter) {
    case 'q':
      return { type: 'quit' };
    case '?':
      return { type: 'help' };
    case '/':
      return screen.findHint === null ? null : { type: 'find' };
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

const movement = (input: string, key: Key, page: number): number | null => {
  if (key.upArrow || input === 'k') return -1;
  if (key.downArrow || input === 'j') return 1;
  if (key.pageUp || (key.ctrl && input === 'b')) return -page;
  if (key.pageDown || (key.ctrl && input === 'f')) return page;
  if (key.home || input === 'g') return -farAway;
  return key.end || input === 'G' ? farAway : null;
};

const scrolledTo = (from: number, by: number, { detailRows, detailLines }: Seen): number =>
  Math.max(0, Math.min(detailLines - detailRows, from + by));

export interface KeyText {
  readonly key: string;
  readonly text: string;
}

/** What stands at the foot, the most useful first: as many as there is room for are shown. */
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
  if (state.matches({ layer: 'asking' }) && dialog !== null) return keysOfStep(stepOf(dialog)?.kind ?? 'text');
  const isOpen = state.matches({ pane: 'open' });
  // Without a row nothing is done with one.
  const isEmpty = !isOpen && items.length === 0;
  const isFiltered = text !== '' || only !== null;
  const back = isOpen ? [{ key: 'Esc', text: 'volver' }] : isFiltered ? [{ key: 'Esc', text: 'ver todo' }] : [];
  const actions = screen.actions
    // What needs no row stands there while it may be done.
    .filter(({ isOfScreen, refuses }) => (isOfScreen === true ? (refuses?.([]) ?? null) === null : !isEmpty));
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
    ...(screen.findHint === null || isOpen ? [] : [{ key: '/', text: 'filtrar' }]),
    ...keysOf(false),
    ...(screen.tabs.length > 1 && !isOpen
      ? isOnBoard(state.context)
        ? [
            { key: '←→', text: 'columna' },
            { key: 'Tab', text: 'lista' },
          ]
        : [{ key: '←→', text: 'lista' }]
      : []),
    ...keysOf(true),
    ...(screen.narrowing === null || isEmpty ? [] : [{ key: screen.narrowing.key, text: screen.narrowing.name }]),
    ...(screen.actions.some(({ isBulk }) => isBulk) && !isOpen && !isEmpty ? [{ key: 'Espacio', text: 'marcar' }] : []),
  ];
};

const keyName = (key: string): string => (key === ' ' ? 'Espacio' : key);

const keysOfStep = (kind: 'text' | 'choice' | 'confirmation'): readonly KeyText[] => {
  const back = { key: 'Esc', text: 'volver' };
  switch (kind) {
    case 'confirmation':
      return [{ key: 's', text: 'sí' }, { key: 'n', text: 'no' }, back];
    case 'choice':
      return [{ key: '↑↓', text: 'elegir, o su primera letra' }, { key: 'Enter', text: 'seguir' }, back];
    case 'text':
      return [{ key: 'Enter', text: 'seguir' }, back];
  }
};

/** Everything that keys do here, for the help. */
export const keysInHelp = (screen: Screen): readonly KeyText[] => [
  { key: '↑ ↓  j k', text: 'moverse; Re Pág y Av Pág de a una pantalla; g y G al principio y al final' },
  ...(screen.detail === null
    ? []
    : [
        { key: 'Enter', text: `abrir ${screen.names[0]}` },
        { key: 'n p', text: 'con uno abierto: el siguiente y el anterior' },
      ]),
  ...screen.actions.map(({ key, about }) => ({ key: keyName(key), text: about })),
  ...(screen.findHint === null ? [] : [{ key: '/', text: `filtrar: ${screen.findHint}` }]),
  ...(screen.tabs.length > 1
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
          text: `desde ${boardFrom} columnas todos están de a una columna por estado: ← → va de una a otra, y * marca la suya`,
        },
      ]),
  ...(screen.narrowing === null
    ? []
    : [{ key: screen.narrowing.key, text: `${screen.narrowing.name}, y otra vez para ver todos` }]),
  ...(screen.actions.some(({ isBulk }) => isBulk)
    ? [{ key: 'Espacio *', text: 'marcar uno, o todos los que se cargaron; lo que sigue va para los marcados' }]
    : []),
  { key: 'u', text: 'volver a pedir la lista, o reconectar' },
  { key: 'Esc', text: 'cerrar lo que está adelante; sin nada abierto, sacar el filtro' },
  { key: 'q', text: 'salir; Ctrl-Z deja la pantalla a un lado (fg vuelve)' },
];
