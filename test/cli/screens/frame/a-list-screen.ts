import { createActor, waitFor } from 'xstate';
import { keyAction } from '#cli/screens/frame/keys.ts';
import { type ScreenSnapshot, screenMachine } from '#cli/screens/frame/screen.machine.ts';
import type { Screen } from '#cli/screens/frame/screen.ts';
import { Ok } from '#core/shared/result.ts';

export interface Row {
  readonly id: string;
}

const named: Readonly<Record<string, string>> = Object.fromEntries(
  ['enter', 'tab', 'left', 'right', 'up', 'down', 'escape'].map((key) => [key, key]),
);

/** A screen of rows without a server, and keys for it. */
export const aListScreen = (parts: Partial<Screen<Row, Row>>, isWide = false) => {
  const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id }));
  const screen: Screen<Row, Row> = {
    title: 'Filas',
    names: ['fila', 'filas'],
    tabs: [],
    columns: () => [],
    keyOf: ({ id }) => id,
    page: async () => Ok({ items: rows, next: null }),
    detail: { open: async (row) => Ok(row), text: ({ id }) => id },
    actions: [],
    findHint: null,
    narrowing: null,
    outdatedBy: [],
    empty: 'Nada',
    ...parts,
  };
  const actor = createActor(screenMachine, { input: { screen: screen as Screen, isWide } }).start();
  const until = (fits: (state: ScreenSnapshot) => boolean): Promise<ScreenSnapshot> => waitFor(actor, fits);
  const settled = (): Promise<ScreenSnapshot> =>
    until((state) => state.matches({ list: 'ready' }) && !state.matches({ layer: 'running' }));
  const seen = { rows: 10, detailRows: 11, detailLines: 1 };
  return {
    actor,
    until,
    settled,
    /** Presses keys one after the other, and waits for what each asks for. */
    async press(...keys: readonly string[]): Promise<ScreenSnapshot> {
      await settled();
      for (const each of keys) {
        const key = named[each] ?? null;
        const stroke = { key, text: key === null ? each : '' } as Parameters<typeof keyAction>[1];
        const event = keyAction(actor.getSnapshot(), stroke, seen);
        if (event !== null && event.type !== 'quit' && event.type !== 'interrupt' && event.type !== 'suspend')
          actor.send(event);
        await settled();
      }
      return actor.getSnapshot();
    },
  };
};
