import { useSelector } from '@xstate/react';
import { noticeText } from '#adapters/texts/live-notices.es.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { Box, render, Text, useInput } from '../ink.ts';
import { type ConnectionText, connectionText, type Heard, timeText } from './notice.view.ts';

export interface WatchLook {
  readonly colour: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly server: string;
}

export interface WatchKeys {
  quit(): void;
  interrupt(): void;
}

const paints = { good: 'green', waiting: 'yellow', bad: 'red' } as const;

interface WatchProps {
  readonly live: LiveActor;
  readonly heard: readonly Heard[];
  readonly look: WatchLook;
  readonly keys: WatchKeys;
}

function Watch({ live, heard, look, keys }: WatchProps) {
  useInput((input, key) => {
    if (key.ctrl && input === 'c') keys.interrupt();
    else if (input.includes('q')) keys.quit();
    else if (input.includes('r')) live.send({ type: 'reconnect' });
  });
  const connection = useSelector(live, connectionText, isSameText);
  const paint = look.colour ? { color: paints[connection.mood] } : {};
  // The heading, the foot and a blank line each; the last line stays free, or the screen scrolls.
  const room = Math.max(1, look.rows - 6);
  return (
    <Box flexDirection="column" width={look.columns}>
      <Box justifyContent="space-between">
        <Text bold={look.colour} wrap="truncate">
          Mostrador · {look.server}
        </Text>
        <Text {...paint}>
          {connection.mark} {connection.text}
        </Text>
      </Box>
      <Box flexDirection="column" marginY={1}>
        {heard.length === 0 && <Text dimColor={look.colour}>Todavía no pasó nada. Los avisos aparecen acá.</Text>}
        {heard.slice(-room).map((each) => (
          <Text key={each.order} wrap="truncate">
            {timeText(each)}
            {'  '}
            {noticeText(each.notice)}
          </Text>
        ))}
      </Box>
      <Text dimColor={look.colour}>{connection.canReconnect ? 'r reconectar · q salir' : 'q salir'}</Text>
    </Box>
  );
}

/** Made anew from each snapshot: what it says is compared, so that the screen is drawn only when that changes. */
const isSameText = (before: ConnectionText, after: ConnectionText): boolean =>
  before.text === after.text && before.canReconnect === after.canReconnect;

export interface WatchView {
  show(heard: readonly Heard[]): void;
  end(): void;
}

/** Draws the last notices and the connection's state until it is ended. */
export function openWatch(
  { stdin, stdout }: { readonly stdin: NodeJS.ReadStream; readonly stdout: NodeJS.WriteStream },
  live: LiveActor,
  look: WatchLook,
  keys: WatchKeys,
): WatchView {
  const draw = (heard: readonly Heard[]) => <Watch live={live} heard={heard} look={look} keys={keys} />;
  const screen = render(draw([]), { stdin, stdout, exitOnCtrlC: false, patchConsole: false });
  return {
    show: (heard) => screen.rerender(draw(heard)),
    end: () => screen.unmount(),
  };
}
