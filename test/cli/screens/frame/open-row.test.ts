import { expect, it } from 'vitest';
import { keysAtFoot } from '#cli/screens/frame/keys.ts';
import { Ok } from '#core/shared/result.ts';
import { aListScreen, type Row } from './a-list-screen.ts';

const downloaded = () => {
  const ids: string[] = [];
  return {
    ids,
    action: {
      key: 'd',
      name: 'descargar',
      about: 'descargar la fila',
      steps: () => [],
      run: async (rows: readonly Row[]) => {
        ids.push(...rows.map(({ id }) => id));
        return Ok({ message: 'Descargada' });
      },
    },
  };
};

it.each(['tab', 'left', 'right'])('without tabs %s leaves what is open open, and it alone is acted on', async (key) => {
  const { ids, action } = downloaded();
  let asked = 0;
  const page = async () => {
    asked += 1;
    return Ok({ items: [{ id: 'a' }, { id: 'b' }], next: null });
  };
  const { press } = aListScreen({ page, actions: [action] });
  const state = await press('enter', key);
  expect([state.matches({ pane: 'open' }), state.context.opened, asked]).toEqual([true, { id: 'a' }, 1]);
  await press('escape', 'down', 'd');
  expect(ids).toEqual(['b']);
});

it('another tab closes what is open, and the row that is on is acted on', async () => {
  const { ids, action } = downloaded();
  const tabs = [
    { id: '', title: 'Todas' },
    { id: 'x', title: 'X' },
  ];
  const { press } = aListScreen({ tabs, actions: [action] });
  const state = await press('enter', 'tab');
  expect([state.matches({ pane: 'closed' }), state.context.opened]).toEqual([true, null]);
  await press('down', 'd');
  expect(ids).toEqual(['b']);
});

it('where the server does not tell whose a row is, nothing is narrowed or closed, and it is said', async () => {
  const narrowing = { key: 'c', name: 'sólo este cliente', of: () => null };
  const { press } = aListScreen({ narrowing });
  const state = await press('enter', 'c');
  expect([state.matches({ pane: 'open' }), state.context.only]).toEqual([true, null]);
  expect(state.context.problem).toBe('El servidor no dice de quién es');
});

it('only the rows of one are seen, and all of them again', async () => {
  const narrowing = { key: 'c', name: 'sólo este cliente', of: ({ id }: Row) => ({ id, name: id }) };
  const { press } = aListScreen({ narrowing });
  expect((await press('enter', 'c')).context.only).toEqual({ id: 'a', name: 'a' });
  expect((await press('c')).context.only).toBeNull();
});

it('has at its foot what may be done with it, and not with another row', async () => {
  const action = {
    ...downloaded().action,
    refuses: ([row]: readonly Row[]) => (row?.id === 'a' ? null : 'Sólo la primera'),
  };
  const { press } = aListScreen({ actions: [action] });
  const keys = (state: Parameters<typeof keysAtFoot>[0]) => keysAtFoot(state).map(({ key }) => key);
  expect(keys(await press('down'))).toContain('d');
  expect(keys(await press('enter'))).not.toContain('d');
  expect(keys(await press('p'))).toContain('d');
});
