import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { listLines } from '#cli/screens/frame/draw-list.ts';
import { screenMachine } from '#cli/screens/frame/screen.machine.ts';
import type { Page, Screen } from '#cli/screens/frame/screen.ts';
import { styleFor } from '#cli/style.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** What stands in the list of a screen whose page that is. */
const shown = async (page: Result<Page<unknown>, string>): Promise<string> => {
  const screen: Screen = {
    ...{ title: 'Filas', names: ['fila', 'filas'], tabs: [], columns: () => [], keyOf: String },
    ...{ page: async () => page, detail: null, actions: [], findHint: null, narrowing: null, outdatedBy: [] },
    empty: 'Todavía no hay filas',
  };
  const actor = createActor(screenMachine, { input: { screen, isWide: false } }).start();
  const { context } = await waitFor(actor, (state) => state.matches({ list: 'ready' }));
  actor.stop();
  return listLines(context, { isLoading: false, rows: 3, columns: 80 }, styleFor(false)).join('\n').trim();
};

it('a list without rows says that there are none, that it could not be fetched, or nothing while work goes on', async () => {
  expect(await shown(Ok({ items: [], next: null }))).toBe('Todavía no hay filas');
  expect(await shown(Err('El servidor no contesta'))).toBe('No se pudo traer: con u se pide otra vez');
  expect(await shown(Ok({ items: [], next: null, work: { title: 'Leyendo', share: null } }))).toBe('');
});
