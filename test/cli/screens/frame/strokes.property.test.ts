import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { readInput } from '#cli/screens/frame/keyboard.ts';
import { screenMachine } from '#cli/screens/frame/screen.machine.ts';
import type { Screen, ScreenAction } from '#cli/screens/frame/screen.ts';
import { takeInputs } from '#cli/screens/frame/strokes.ts';
import { Ok } from '#core/shared/result.ts';

/** A list with an action of each kind: without a question, with a confirmation, a choice, a text. */
const aList = async () => {
  const done: string[] = [];
  const action = (key: string, steps: ReturnType<ScreenAction<string>['steps']>): ScreenAction<string> => ({
    key,
    name: key,
    about: key,
    steps: () => steps,
    async run() {
      done.push(key);
      return Ok({ message: 'Hecho' });
    },
  });
  const screen: Screen<string> = {
    title: 'Filas',
    names: ['fila', 'filas'],
    tabs: [],
    columns: () => [],
    keyOf: (id) => id,
    page: async () => Ok({ items: ['a', 'b'], next: null }),
    detail: null,
    actions: [
      action('>', []),
      action('x', [{ kind: 'confirmation', label: '¿Sacarla?' }]),
      action('m', [{ kind: 'choice', label: '¿Adónde?', choices: [{ value: 'a', name: 'Allá' }] }]),
      action('t', [{ kind: 'text', label: '¿Cuál?', max: 20 }]),
    ],
    findHint: 'nombre',
    narrowing: null,
    outdatedBy: [],
    empty: 'Nada',
  };
  const actor = createActor(screenMachine, { input: { screen: screen as Screen, isWide: false } }).start();
  await waitFor(actor, (state) => state.matches({ list: 'ready' }));
  const strike = (piece: string): void =>
    takeInputs(readInput(piece).inputs, {
      state: () => actor.getSnapshot(),
      seen: { rows: 10, detailRows: 10, detailLines: 0 },
      onKey(action) {
        if (action.type !== 'quit' && action.type !== 'interrupt' && action.type !== 'suspend') actor.send(action);
      },
    });
  return { actor, strike, done };
};

const aSign = fc.constantFrom('>', 'x', 'm', 't', 's', 'a', '1', ' ', '/', '\r', '\n', '\t', 'ñ', '\u001b[B');

it('several keys in one piece do nothing, for any keys', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aSign, { minLength: 2, maxLength: 8 }), async (signs) => {
      const { actor, strike, done } = await aList();
      strike(signs.join(''));
      expect(done).toEqual([]);
      actor.stop();
    }),
  );
});

it.each([
  ['>', []],
  ['x', ['s']],
  ['m', ['\r']],
  ['t', ['uno\r']],
])('%j by itself does what it says, once its question is answered', async (key, answers) => {
  const { actor, strike, done } = await aList();
  for (const piece of [key, ...answers]) strike(piece);
  await waitFor(actor, ({ context }) => context.message === 'Hecho');
  expect(done).toEqual([key]);
  actor.stop();
});

it('a key that acts at once says why it did not', async () => {
  const { actor, strike } = await aList();
  strike('> a');
  expect(actor.getSnapshot().context.problem).toBe('Llegaron varias teclas juntas: apretala sola');
  actor.stop();
});
