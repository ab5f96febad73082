import { expect, it } from 'vitest';
import type { LiveConnection } from '#core/live/live-connection.port.ts';
import { createFakeConnection } from '#test/core/live/fake-connection.ts';
import { lateConnection } from '#web/shell/late-connection.ts';

const aLink = (load: () => Promise<LiveConnection>) => {
  const told: string[] = [];
  const link = lateConnection(load).open(null, {
    opened: () => told.push('opened'),
    heard: ({ name }) => told.push(name),
    closed: () => told.push('closed'),
  });
  return { link, told };
};

it('opens its link once the code is there, and passes on what it tells', async () => {
  const { connection, last } = createFakeConnection();
  const { link, told } = aLink(async () => connection);
  expect(last()).toBeUndefined();
  await expect.poll(() => last()).toBeDefined();
  last()?.hooks.opened();
  link.close();
  expect(last()?.closing).toBe(true);
  last()?.hooks.closed();
  expect(told).toEqual(['opened', 'closed']);
});

it('opens none that was closed before, and says that it is over', async () => {
  const { connection, links } = createFakeConnection();
  const { link, told } = aLink(async () => connection);
  link.close();
  await expect.poll(() => told).toEqual(['closed']);
  expect(links).toEqual([]);
});

it('is a link that failed where the code cannot be fetched', async () => {
  const { link, told } = aLink(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await expect.poll(() => told).toEqual(['closed']);
  link.close();
  expect(told).toEqual(['closed']);
});
