import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { vacuumTables } from '#adapters/postgres/database/vacuum.ts';
import { isUpkeepDue, startUpkeep } from '#server/database-upkeep.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

describe.each(databases)('upkeep of %s', (_name, open) => {
  const on = distributorForAll(open);
  const outbox = async () => {
    const [row] = await on.database.query<{ rows: number; pages: number; seen: number }>(
      `select reltuples::int as rows, relpages as pages, relallvisible as seen from pg_class where relname = 'outbox_mail'`,
    );
    return row;
  };
  const writeMails = (count: number) =>
    on.database.query(
      `insert into outbox_mail (recipients, subject, body) select '{a@example.com}', 'x', repeat('y', 500) from generate_series(1, $1::int)`,
      [count],
    );

  /** A PostgreSQL keeps what somebody else still sees, its own upkeep above all: it is vacuumed until nobody does. */
  const vacuumed = (largestBytes?: number) =>
    expect.poll(async () => {
      await vacuumTables(on.database, new AbortController().signal, largestBytes);
      const { rows, pages, seen } = (await outbox()) ?? { rows: -1, pages: -1, seen: -1 };
      return { rows, pages, unseen: pages - seen };
    });

  it('counts the rows of each table and gives back the room of those that are gone', async () => {
    await writeMails(1000);
    await vacuumed().toMatchObject({ rows: 1000, unseen: 0 });
    await on.database.query('delete from outbox_mail');
    await vacuumed().toMatchObject({ rows: 0, pages: 0 });
  });

  it('only counts the rows of a table that is larger than it may be', async () => {
    await vacuumed().toMatchObject({ rows: 0, pages: 0 });
    await writeMails(1000);
    expect(await vacuumTables(on.database, new AbortController().signal, 64 * 1024)).toBe(false);
    // Counted, and none of its pages read whole.
    expect(await outbox()).toMatchObject({ rows: 1000, seen: 0 });
    expect(await vacuumTables(on.database, new AbortController().signal, 64 * 2 ** 20)).toBe(true);
    await vacuumed(64 * 2 ** 20).toMatchObject({ rows: 1000, unseen: 0 });
    await on.database.query('delete from outbox_mail');
  });

  it('does nothing once it was given up', async () => {
    await vacuumed().toMatchObject({ rows: 0, pages: 0 });
    await writeMails(10);
    await vacuumTables(on.database, AbortSignal.abort());
    expect(await outbox()).toMatchObject({ rows: 0 });
  });

  it('is done by the program where the database does not do it, and again only once something was written', async () => {
    const asked: string[] = [];
    const counting = {
      kind: on.database.kind,
      yieldToOthers: on.database.yieldToOthers,
      query: <Row extends object>(text: string, values?: readonly unknown[]) => {
        asked.push(text);
        return on.database.query<Row>(text, values);
      },
    };
    const vacuums = () => asked.filter((text) => text === 'vacuum (analyze) public.outbox_mail').length;
    const looks = () => asked.filter((text) => text.includes('pg_current_snapshot')).length;
    const failed: unknown[] = [];
    const directory = mkdtempSync(join(tmpdir(), 'mostrador-upkeep-'));
    // Each look is a week later than the one before.
    let weeks = 0;
    const later = () => {
      weeks += 1;
      return weeks * 8 * 24 * 60 * 60 * 1000;
    };
    const start = () =>
      startUpkeep(counting, join(directory, 'upkeep.json'), (_source, error) => failed.push(error), later, 1);
    const first = start();
    if (on.database.kind === 'postgresql') {
      await first.stop();
      expect(asked).toEqual([]);
      return;
    }
    await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(4);
    await first.stop();
    expect(vacuums()).toBe(1);
    // The last vacuum is known after a start too.
    const before = looks();
    const second = start();
    await expect.poll(looks, { timeout: 20_000 }).toBeGreaterThan(before + 2);
    expect(vacuums()).toBe(1);
    await writeMails(1);
    await expect.poll(vacuums, { timeout: 20_000 }).toBe(2);
    await second.stop();
    expect(failed).toEqual([]);
    rmSync(directory, { recursive: true });
  });
});

describe('when upkeep is due', () => {
  const night = Date.parse('2026-05-04T03:10:00-03:00');
  const noon = Date.parse('2026-05-04T12:00:00-03:00');
  const hours = (count: number) => count * 60 * 60 * 1000;

  const last = (at: number, isWhole = true) => ({ at, mark: 'as it was', isWhole });

  it('at night once a day, by day after a week, and where it never was', () => {
    expect(isUpkeepDue(null, 'written', noon)).toBe(true);
    expect(isUpkeepDue(last(night - hours(24)), 'written', night)).toBe(true);
    expect(isUpkeepDue(last(night - hours(1)), 'written', night)).toBe(false);
    expect(isUpkeepDue(last(noon - hours(24)), 'written', noon)).toBe(false);
    expect(isUpkeepDue(last(noon - hours(7 * 24)), 'written', noon)).toBe(true);
  });

  it('never where nothing was written since', () => {
    expect(isUpkeepDue(last(noon - hours(7 * 24)), 'as it was', noon)).toBe(false);
    expect(isUpkeepDue(last(night - hours(24)), 'as it was', night)).toBe(false);
  });

  it('the next night, with or without writes, where the largest tables had none', () => {
    expect(isUpkeepDue(last(night - hours(14), false), 'as it was', night)).toBe(true);
    expect(isUpkeepDue(last(noon - hours(14), false), 'written', noon)).toBe(false);
  });
});
