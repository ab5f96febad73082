import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Cli } from '#cli/run-command.ts';
import { keysLine } from '#cli/screens/frame/draw-foot.ts';
import { keysAtFoot } from '#cli/screens/frame/keys.ts';
import { screenMachine } from '#cli/screens/frame/screen.machine.ts';
import type { Screen } from '#cli/screens/frame/screen.ts';
import { importScreen } from '#cli/screens/import.screen.ts';
import type { SignedIn } from '#cli/session.ts';
import { styleFor } from '#cli/style.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

const folder = mkdtempSync(join(tmpdir(), 'mostrador-chosen-'));
afterAll(() => rmSync(folder, { recursive: true }));

const given = join(folder, 'primera.csv');
const chosen = join(folder, 'segunda.csv');
for (const path of [given, chosen]) writeFileSync(path, 'Codigo;Precio\nA;1\n');

const summary = {
  new: 1,
  changed: 0,
  unchanged: 0,
  missing: 0,
  rejected: 0,
  rejections: [],
  examples: [],
  priceLists: [],
};
const readAs = (fileName: string) => ({
  ...{ id: fileName, kind: 'catalogue', fileName, state: 'planned', rowsRead: 1, rowsTotal: 1, columns: [], summary },
  ...{
    decimal: 'auto',
    constants: [],
    preview: null,
    unknownHeadings: [],
    supplier: null,
    changedSince: null,
    changedAt: 0,
    failure: null,
  },
});

/** The screen of a sheet of the command line, before a server whose answers a test gives when it wants to. */
const anImport = () => {
  const asked: { readonly fileName: string; answer(isThere: boolean): void }[] = [];
  const discarded: string[] = [];
  const imports = {
    start: (_: unknown, { fileName }: { readonly fileName: string }) =>
      new Promise<Result<unknown, unknown>>((resolve) => {
        asked.push({
          fileName,
          answer: (isThere) => resolve(isThere ? Ok(readAs(fileName)) : Err({ code: 'unreachable' })),
        });
      }),
    show: async (_: unknown, id: string) => Ok(readAs(id)),
    discard: async (_: unknown, id: string) => {
      discarded.push(id);
      return Ok(undefined);
    },
  };
  const managedPriceLists = { lists: async () => Ok([]) };
  const services = { imports, importHistory: {}, managedPriceLists, trouble: () => null };
  const cli = { patience: {}, settings: { server: 'http://localhost' }, services } as unknown as Cli;
  const options = { kind: 'catalogue' } as const;
  const screen = importScreen(cli, { caller: null } as unknown as SignedIn, { path: given, options });
  const action = (key: string) => {
    const found = screen.actions.find((each) => each.key === key);
    if (found === undefined) throw new Error(`no key ${key}`);
    return found;
  };
  const nth = async (at: number) => {
    await expect.poll(() => asked.length).toBe(at + 1);
    const call = asked[at];
    if (call === undefined) throw new Error('it was asked');
    return call;
  };
  return {
    ...{ asked, discarded, action, nth, screen },
    look: () => screen.page({ tab: 'columns', text: '', only: null }, null),
    choose: () => action('f').run([], [chosen, 'catalogue']),
  };
};

it('is tried again where it could not be brought', async () => {
  const { asked, look, nth } = anImport();
  const first = look();
  (await nth(0)).answer(false);
  expect((await first).ok).toBe(false);
  const again = look();
  (await nth(1)).answer(true);
  expect((await again).unwrap().note).toContain('primera.csv');
  expect(asked.map(({ fileName }) => fileName)).toEqual(['primera.csv', 'primera.csv']);
});

it('is not brought again once another one was chosen and discarded, nor is its failure told', async () => {
  const { asked, look, nth, choose, action, discarded } = anImport();
  const first = look();
  (await nth(0)).answer(false);
  await first;
  const other = choose();
  (await nth(1)).answer(true);
  await other;
  await action('x').run([], ['']);
  expect((await look()).unwrap().items).toEqual([]);
  expect([asked.length, discarded]).toEqual([2, ['segunda.csv']]);
});

it('is dropped where another one was chosen since, and the question names what would be written', async () => {
  const { look, nth, choose, action, discarded } = anImport();
  const first = look();
  const slow = await nth(0);
  const other = choose();
  (await nth(1)).answer(true);
  await other;
  slow.answer(true);
  await first;
  expect((await look()).unwrap().note).toContain('segunda.csv');
  expect(discarded).toEqual(['primera.csv']);
  expect(action('i').steps([])[0]?.label).toBe('¿Importar 1 nuevo de segunda.csv?');
});

it('is shown where the one that was chosen since could not be brought', async () => {
  const { look, nth, choose } = anImport();
  const first = look();
  const slow = await nth(0);
  const other = choose();
  (await nth(1)).answer(false);
  expect((await other).ok).toBe(false);
  slow.answer(true);
  expect((await first).unwrap().note).toContain('primera.csv');
});

it('can be written by a key that the foot of a narrow window has room for', async () => {
  const { screen, nth } = anImport();
  const actor = createActor(screenMachine, { input: { screen: screen as unknown as Screen, isWide: false } }).start();
  (await nth(0)).answer(true);
  await waitFor(actor, (state) => state.context.note !== null);
  actor.send({ type: 'tab', by: 1 });
  const ready = await waitFor(actor, (state) => state.context.items.length > 0);
  expect(keysLine(keysAtFoot(ready), 60, styleFor(false), true)).toContain('i importar');
  actor.stop();
});
