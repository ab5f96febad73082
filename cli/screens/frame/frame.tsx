import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { Box, Text } from '../../ink.ts';
import { drawable, type Style } from '../../style.ts';
import { pad } from '../../views/display-width.ts';
import { isOnBoard } from './board.ts';
import type { ConnectionActor } from './connection.machine.ts';
import { boardLines } from './draw-board.ts';
import { detailLines, seenDetail } from './draw-detail.ts';
import { dialogLines, fieldLines } from './draw-dialog.ts';
import { helpLines, keysLine, statusLines } from './draw-foot.ts';
import { connectionLine, tabsLine, titleLine } from './draw-head.ts';
import { listLines } from './draw-list.ts';
import { betweenPanes, type FrameSize, frameSize } from './frame-size.ts';
import type { Keyboard } from './keyboard.ts';
import { type KeyAction, keysAtFoot, keysInHelp } from './keys.ts';
import type { ScreenActor, ScreenSnapshot } from './screen.machine.ts';
import { takeInputs } from './strokes.ts';

export interface FrameProps {
  readonly actor: ScreenActor;
  readonly connection: ConnectionActor;
  /** The user and the server. */
  readonly where: string;
  readonly style: Style;
  readonly stdout: NodeJS.WriteStream;
  readonly keyboard: Keyboard;
  readonly onKey: (action: KeyAction) => void;
}

const usualWindow = { columns: 80, rows: 24 };

/**
 * All screens are drawn in this frame: title, list, what is open, and at the foot what is said and what the keys do.
 */
export function Frame({ actor, connection, where, style, stdout, keyboard, onKey }: FrameProps) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const connected = useSelector(connection, (snapshot) => snapshot);
  const window = useWindow(stdout);
  const { context } = state;
  const isOpen = state.matches({ pane: 'open' });
  const before = linesBefore(state, window.columns, style);
  const isAtLarge = state.matches({ layer: 'none' });
  const status = statusLines(context, { isLoading: isBusy(state), isAtLarge }, Math.max(20, window.columns), style);
  const size = frameSize(window, isOpen, before.length + status.length - 1);
  const detail = isOpen ? detailLines(context, size.detail, style) : [];
  const help = state.matches({ layer: 'help' })
    ? helpLines(context.screen.title, keysInHelp(context.screen), size.columns, style)
    : null;

  useEffect(() =>
    keyboard.listen((inputs) => {
      const seen = { rows: size.body, detailRows: size.body + 1, detailLines: (help ?? detail).length };
      takeInputs(inputs, { state: () => actor.getSnapshot(), seen, onKey });
    }),
  );

  const connectionText = connectionLine(connected, style);
  return (
    <Box flexDirection="column" width={size.columns}>
      <Lines lines={[titleLine(context.screen.title, where, connectionText, style, size.columns)]} />
      <Lines lines={[tabsLine(context, style, size.columns)]} />
      <Lines lines={bodyLines(state, size, { detail, help }, style)} />
      <Text>{style.faint('─'.repeat(size.columns))}</Text>
      {before.length > 0 && <Lines lines={before} />}
      <Lines lines={status} />
      <Lines lines={[keysLine(keysAtFoot(state), size.columns, style, isAtLarge)]} />
    </Box>
  );
}

/**
 * All that a screen draws goes through here: control characters in stored texts become spaces, so that a text cannot
 * control the terminal.
 */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  return <Text>{lines.map((line) => drawable(line) || ' ').join('\n')}</Text>;
}

const isBusy = (state: ScreenSnapshot): boolean =>
  (['loading', 'refreshing', 'more'] as const).some((list) => state.matches({ list }));

/** The filter or a dialog, above list and detail. */
const linesBefore = (state: ScreenSnapshot, columns: number, style: Style): readonly string[] => {
  const { finding, dialog, screen } = state.context;
  if (state.matches({ layer: 'finding' })) {
    const [line = ''] = fieldLines(finding, columns - 2, style, 1);
    return [style.faint(screen.findHint ?? ''), `/ ${line}`];
  }
  return dialog === null ? [] : dialogLines(dialog, columns, style);
};

const bodyLines = (
  state: ScreenSnapshot,
  { body, list, detail: width }: FrameSize,
  { detail, help }: { readonly detail: readonly string[]; readonly help: readonly string[] | null },
  style: Style,
): readonly string[] => {
  const { context } = state;
  const rows = body + 1;
  if (help !== null) return seenDetail(help, context.helpScroll, rows, style);
  const open = width === 0 ? [] : seenDetail(detail, context.scroll, rows, style);
  if (list === 0) return open;
  const place = { isLoading: state.matches({ list: 'loading' }), rows: body, columns: list };
  const isBoard = width === 0 && isOnBoard(context) && context.listProblem === null;
  const left = isBoard ? boardLines(context, place, style) : listLines(context, place, style);
  return width === 0 ? left : left.map((line, at) => pad(line, list) + style.faint(betweenPanes) + (open[at] ?? ''));
};

/** The window's size as it changes, read once a change. */
const useWindow = (stdout: NodeJS.WriteStream): { readonly columns: number; readonly rows: number } => {
  const size = useSyncExternalStore(
    (changed) => {
      stdout.on('resize', changed);
      return () => void stdout.off('resize', changed);
    },
    () => `${stdout.columns || usualWindow.columns} ${stdout.rows || usualWindow.rows}`,
  );
  const [columns = usualWindow.columns, rows = usualWindow.rows] = size.split(' ').map(Number);
  return { columns, rows };
};
