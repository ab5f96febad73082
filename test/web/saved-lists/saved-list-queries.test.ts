import { QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { SavedListService } from '#core/saved-lists/saved-list.service.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { createSavedListQueries } from '#web/saved-lists/saved-list-queries.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

const kept = {
  ...{ id: asId<'saved-list'>('1'), name: '', lineCount: 1, version: 1, leftOut: 0 },
  ...{ updatedAt: '2026-11-28T12:00:00.000Z', updatedBy: 'cliente' },
};

it('the same list kept once more is another one as soon as the first was kept, before what is shown is read', async () => {
  const keys: string[] = [];
  let isSlow = false;
  const service: SavedListService = {
    all: () => (isSlow ? new Promise(() => undefined) : Promise.resolve(Ok([]))),
    read: async () => Err({ code: 'unreachable' }),
    async create(_caller, { name }, key) {
      keys.push(key);
      return Ok({ ...kept, name });
    },
    change: async () => Err({ code: 'unreachable' }),
    remove: async () => Err({ code: 'unreachable' }),
  };
  let made = 0;
  const lists = createSavedListQueries(service, callerOf(1), createServiceQueries(), () => `key ${++made}`);
  const observer = new QueryObserver(lists.all.client, lists.all.options('all'));
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().status).toBe('success');
  isSlow = true;
  const list = { name: 'Semanal', lines: 'cart' } as const;
  void lists.create(list, null);
  await expect.poll(() => observer.getCurrentResult().isFetching).toBe(true);
  void lists.create(list, null);
  await expect.poll(() => keys).toEqual(['key 1', 'key 2']);
  leave();
});
