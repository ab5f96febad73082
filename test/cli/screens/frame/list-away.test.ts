import { expect, it } from 'vitest';
import type { Question } from '#cli/screens/frame/screen.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { aListScreen, type Row } from './a-list-screen.ts';

const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id }));

it('keeps the rows of before while another list does not come, says why, and then has the other', async () => {
  let isAway = false;
  const page = async ({ text }: Question) =>
    isAway ? Err('No hay nadie') : Ok({ items: rows.filter(({ id }) => text === '' || id === text), next: null });
  const { actor, press, until, settled } = aListScreen({ page, findHint: 'x' });
  await settled();
  isAway = true;
  for (const filter of ['b', 'c']) {
    await press('/');
    actor.send({ type: 'typed', edit: { kind: 'typed', text: filter } });
    await press('enter');
    const { context } = await until(({ context }) => context.listProblem !== null);
    expect([context.items, context.listProblem]).toEqual([rows, 'No hay nadie. Se ve la lista de antes']);
  }
  isAway = false;
  actor.send({ type: 'outdated' });
  const { context } = await until(({ context }) => context.listProblem === null);
  expect(context.items).toEqual(rows.filter(({ id }) => id === context.text));
});

it('says that the list did not come where a key asks for a row of it', async () => {
  const action = { key: 'r', name: 'r', about: 'r', steps: () => [], run: async () => Ok({ message: 'Hecho' }) };
  const away = aListScreen({ page: async () => Err('No hay nadie'), actions: [action] });
  expect((await away.press('r')).context.problem).toBe('La lista no se pudo traer: con u se pide otra vez');
  const empty = aListScreen({ page: async () => Ok({ items: [], next: null }), actions: [action] });
  expect((await empty.press('r')).context.problem).toBe('No hay ninguno en la lista');
});
