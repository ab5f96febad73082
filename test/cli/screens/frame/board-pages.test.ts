import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { isOnBoard, laneAt, laneCounts, lanesOf } from '#cli/screens/frame/board.ts';
import { boardLines } from '#cli/screens/frame/draw-board.ts';
import { keyAction } from '#cli/screens/frame/keys.ts';
import { type ScreenSnapshot, screenMachine } from '#cli/screens/frame/screen.machine.ts';
import type { Page, Screen } from '#cli/screens/frame/screen.ts';
import { styleFor } from '#cli/style.ts';
import { Ok } from '#core/shared/result.ts';

interface Row {
  readonly id: string;
  lane: string;
}

const pageSize = 50;

/** A board of two parts over rows that a test may move, with all questions that were asked. */
const aBoard = (sizes: Readonly<Record<string, number>>) => {
  const rows = Object.entries(sizes).flatMap(([lane, count]) =>
    Array.from({ length: count }, (_, at): Row => ({ id: `${lane}${at}`, lane })),
  );
  const asked: string[] = [];
  const page = (tab: string, after: string | null): Page<Row> => {
    asked.push(`${tab} ${after ?? ''}`.trim());
    const from = Number(after ?? 0);
    const all = rows.filter(({ lane }) => lane === tab);
    const next = from + pageSize < all.length ? String(from + pageSize) : null;
    return { items: all.slice(from, from + pageSize), next };
  };
  const screen = {
    names: ['pedido', 'pedidos'],
    tabs: [
      { id: '', title: 'Todos' },
      { id: 'a', title: 'Enviado' },
      { id: 'b', title: 'Recibido' },
    ],
    keyOf: ({ id }: Row) => id,
    actions: [],
    detail: null,
    page: async () => Ok({ items: rows, next: null }),
    board: {
      page: async ({ tab }: { readonly tab: string }, after: string | null) => Ok(page(tab, after)),
      counts: async () => ({ a: '120' }),
      laneOf: ({ lane }: Row) => lane,
      card: ({ id }: Row) => ({ head: id, below: 'Distribuidora del Norte', end: '150.000,00' }),
    },
  } as unknown as Screen;
  const actor = createActor(screenMachine, { input: { screen, isWide: true } });
  actor.start();
  const settled = async (): Promise<ScreenSnapshot> => waitFor(actor, (state) => state.matches({ list: 'ready' }));
  return { actor, asked, settled, rows };
};

const sizesOf = ({ context }: ScreenSnapshot) => lanesOf(context).map(({ count }) => count);

describe('the pages of a board', () => {
  it('come as the choice nears the end of a column, of that one alone, until there is no more', async () => {
    const { actor, asked, settled } = aBoard({ a: 120, b: 60 });
    expect(sizesOf(await settled())).toEqual([50, 50]);
    expect(laneCounts((await settled()).context)).toEqual({ a: '120', b: '50+' });
    actor.send({ type: 'move', by: 10 });
    expect(asked).toEqual(['a', 'b']);
    actor.send({ type: 'move', by: 20 });
    expect(sizesOf(await settled())).toEqual([100, 50]);
    expect((await settled()).context.cursor).toBe(30);
    actor.send({ type: 'lane', by: 1 });
    expect(sizesOf(await settled())).toEqual([100, 60]);
    const { context } = await settled();
    expect(laneAt(lanesOf(context), context.cursor)?.id).toBe('b');
    expect(laneCounts(context)).toEqual({ a: '120', b: '60' });
    actor.send({ type: 'lane', by: -1 });
    for (let at = 0; at < 3; at += 1) {
      actor.send({ type: 'move', by: 1000 });
      await settled();
    }
    expect(sizesOf(await settled())).toEqual([120, 60]);
    expect(asked).toEqual(['a', 'b', 'a 50', 'b 50', 'a 100']);
  });

  it('are as many after the list came anew, and a row that went to another column is there once', async () => {
    const { actor, settled, rows } = aBoard({ a: 120, b: 60 });
    await settled();
    actor.send({ type: 'move', by: 40 });
    expect(sizesOf(await settled())).toEqual([100, 50]);
    const [, , , , ...others] = rows;
    const gone = rows[0];
    if (gone === undefined) throw new Error('there are rows');
    gone.lane = 'b';
    rows.splice(0, rows.length, ...others, gone);
    actor.send({ type: 'lane', by: 1 });
    const { context } = await settled();
    expect(context.items.filter((item) => (item as Row).id === 'a0')).toHaveLength(1);
    actor.send({ type: 'refresh' });
    await waitFor(actor, (state) => state.matches({ list: 'refreshing' }));
    expect(sizesOf(await settled())).toEqual([100, 61]);
  });

  it('are gone through by a screenful of cards, each of them seen', async () => {
    const { actor, settled } = aBoard({ a: 120 });
    await settled();
    const seen = new Set<string>();
    const rows = 17;
    const look = ({ context }: ScreenSnapshot) => {
      expect(isOnBoard(context)).toBe(true);
      const lines = boardLines(context, { isLoading: false, rows, columns: 60 }, styleFor(false));
      for (const [id] of lines.join('\n').matchAll(/\ba\d+\b/g)) seen.add(id);
    };
    look(await settled());
    const pageDown = { key: 'page-down', text: '' } as const;
    for (let at = 0; at < 15; at += 1) {
      const action = keyAction(actor.getSnapshot(), pageDown, { rows, detailRows: 0, detailLines: 0 });
      expect(action).toEqual({ type: 'move', by: 8 });
      if (action?.type === 'move') actor.send(action);
      look(await settled());
    }
    expect(seen.size).toBe(120);
  });
});

describe('a board that is drawn', () => {
  const firstCards = ({ context }: ScreenSnapshot): readonly (string | undefined)[] => {
    const [, line = ''] = boardLines(context, { isLoading: false, rows: 8, columns: 60 }, styleFor(false));
    return line.split('│').map((cell) => cell.trim().split(' ').at(-1));
  };

  it('says no number before anything came', () => {
    const { context } = aBoard({ a: 30, b: 30 }).actor.getSnapshot();
    const [head = ''] = boardLines(context, { isLoading: true, rows: 8, columns: 60 }, styleFor(false));
    expect(head).not.toMatch(/\d/);
  });

  it('shows each part from its first row, and the chosen row where it is', async () => {
    const { actor, settled } = aBoard({ a: 30, b: 30 });
    await settled();
    actor.send({ type: 'move', by: 20 });
    const inFirst = await settled();
    expect(firstCards(inFirst)).toEqual(['a18', 'b0']);
    actor.send({ type: 'lane', by: 1 });
    expect(firstCards(await settled())).toEqual(['a0', 'b18']);
  });

  it('has the amount beside the customer where a part is wide enough, and else the customer alone', async () => {
    const { settled } = aBoard({ a: 1, b: 1 });
    const { context } = await settled();
    const cards = (columns: number) =>
      boardLines(context, { isLoading: false, rows: 2, columns }, styleFor(false))[2]?.split(' │ ');
    expect(cards(51)).toEqual(['   Distribui… 150.000,00', '   Distribui… 150.000,00']);
    expect(cards(49)?.[0]).toBe('   Distribuidora del N…');
  });

  it('also once a window became wide enough for it', async () => {
    const { actor, settled } = aBoard({ a: 30, b: 30 });
    await settled();
    actor.send({ type: 'resized', isWide: false });
    await settled();
    actor.send({ type: 'move', by: 45 });
    await settled();
    actor.send({ type: 'resized', isWide: true });
    const wide = await settled();
    expect(wide.context.items[wide.context.cursor]).toMatchObject({ lane: 'b' });
    expect(firstCards(wide)[0]).toBe('a0');
  });
});
