import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Trouble } from '#adapters/http/trouble.ts';
import { createLastTrouble } from '#cli/last-trouble.ts';
import type { Screen } from '#cli/screens/frame/screen.ts';
import { withOwnTrouble } from '#cli/screens/own-trouble.ts';
import { Err } from '#core/shared/result.ts';

const trouble = createLastTrouble();
const noAnswer = (reason: string | null): Trouble => ({ kind: 'no-answer', reason });

/** A call that fails, and is told about when others have failed too. */
const failing = async (reason: string) => {
  trouble.met(noAnswer(reason));
  await setImmediate();
  const met = trouble.read();
  return Err(met?.kind === 'no-answer' ? `${met.reason}` : 'none');
};

it('is that of the last call, and none once a call is answered', () => {
  trouble.met(noAnswer('ECONNREFUSED'));
  expect(trouble.read()).toEqual(noAnswer('ECONNREFUSED'));
  trouble.met(null);
  expect(trouble.read()).toBeNull();
});

it('of work that goes on apart is its own, and nothing of it is left to others', async () => {
  const results = await Promise.all(['A', 'B', 'C'].map((reason) => trouble.apart(() => failing(reason))));
  expect(results.map(({ val }) => val)).toEqual(['A', 'B', 'C']);
  expect(trouble.read()).toBeNull();
});

it('is that of its own call for the list, the board, what is open and what a key does', async () => {
  const action = { key: 'x', name: 'x', about: 'x', steps: () => [], run: () => failing('run') };
  const screen = {
    page: () => failing('page'),
    board: { page: () => failing('lane'), counts: async () => ({ said: `${(await failing('counts')).val}` }) },
    detail: { open: () => failing('open'), text: () => '' },
    actions: [action],
  } as unknown as Screen;
  const own = withOwnTrouble(screen, trouble.apart);
  const question = { tab: '', text: '', only: null };
  const [page, lane, counts, open, run] = await Promise.all([
    own.page(question, null),
    own.board?.page(question, null),
    own.board?.counts(question),
    own.detail?.open({}),
    own.actions[0]?.run([], []),
  ]);
  expect([page.val, lane?.val, counts?.['said'], open?.val, run?.val]).toEqual([
    'page',
    'lane',
    'counts',
    'open',
    'run',
  ]);
});
