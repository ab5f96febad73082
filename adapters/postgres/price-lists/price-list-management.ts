import type { Author } from '#core/audit/author.ts';
import { type ManagedPriceList, shownUsers } from '#core/price-lists/management/managed-price-list.ts';
import { earlierRise, type PriceChange } from '#core/price-lists/management/price-change.ts';
import type {
  PriceListClash,
  PriceListManagementRepository,
  RequestedOnce,
} from '#core/price-lists/management/price-list-management.repository.port.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { type KeyReused, madeBefore } from '#core/shared/idempotency.ts';
import { asId, type CustomerId, type PriceChangeId, type PriceListId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { recordAudit } from '../audit.ts';
import type { CatalogueFollower } from '../catalogue/catalogue-follower.ts';
import { oncePerGeneration } from '../catalogue/once-per-generation.ts';
import { lockCustomers } from '../customers/customer-clashes.ts';
import type { Database, Queries } from '../database/database.ts';
import { knownRequest } from '../database/known-request.ts';
import { toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { isoInstant } from '../live/live.ts';
import { assignCustomers } from './assign-customers.ts';
import { comparedPrices } from './compared-prices.ts';
import { countPrices } from './count-prices.ts';
import { findList, hindranceTo, inUse, notFound, takenBy } from './held-lists.ts';
import {
  cancelPriceChange,
  type PriceChangeJson,
  priceChange,
  priceChangeJson,
  roomForChange,
  tellManagedLists,
} from './price-changes.ts';

interface ListRow {
  readonly id: number;
  readonly name: string;
  readonly is_first: boolean;
  readonly is_withdrawn: boolean;
  readonly customers: number;
  readonly changes: readonly PriceChangeJson[];
}

/** Only the last of the changes that were made is shown. A list of an import that is not published yet is left out. */
const listsSql = `
  select l.id, l.name, l.id = (select min(id) from price_list) as is_first, l.withdrawn_at is not null as is_withdrawn,
         (select count(*)::int from customer c where c.price_list_id = l.id) as customers,
         (select coalesce(json_agg(${priceChangeJson} order by c.at, c.id), '[]') from price_change c
           where c.price_list_id = l.id and c.state <> 'reading' and (c.state not in ('done', 'undone')
             or c.id = (select d.id from price_change d where d.price_list_id = l.id and d.state in ('done', 'undone')
                         order by d.settled_at desc, d.id desc limit 1))) as changes
    from price_list l where coalesce(l.generation, 0) <= $1
   order by l.withdrawn_at is not null, l.id <> (select min(id) from price_list), l.name, l.id`;

/** `moved` gets the company whose terms changed, null for many, once that is stored. */
export const createPriceListManagementRepository = (
  database: Database,
  follower: Pick<CatalogueFollower, 'generation'>,
  moved: (customerId: CustomerId | null) => void,
): PriceListManagementRepository => {
  const priceCounts = oncePerGeneration(follower, (generation) => countPrices(database, generation));
  const write = <Value, Own = never>(work: (tx: Queries) => Promise<Result<Value, PriceListClash | Own>>) =>
    database.transaction<Value, PriceListClash | Own>(async (tx) => {
      // Makes changes of customers and other lists wait: names stay unique, and no customer gets a list that is being
      // withdrawn.
      await lockCustomers(tx);
      const written = await work(tx);
      if (written.ok) await tellManagedLists(tx);
      return written;
    });

  return {
    async lists() {
      const [rows, prices] = await Promise.all([
        database.query<ListRow>(listsSql, [follower.generation()]),
        priceCounts(),
      ]);
      return rows.map(
        (row): ManagedPriceList => ({
          id: asId(String(row.id)),
          name: row.name,
          customers: row.customers,
          prices: prices.get(row.id) ?? 0,
          isFirst: row.is_first,
          isWithdrawn: row.is_withdrawn,
          changes: row.changes.map(priceChange),
        }),
      );
    },

    add: (name, copied, now, author) =>
      write<PriceListId>(async (tx) => {
        const clash = await takenBy(tx, 0, name);
        if (clash !== null) return Err(clash);
        const source = copied === null ? null : await inUse(tx, copied.fromListId);
        if (source !== null && !source.ok) return source;
        const [row] = await tx.query<{ id: number }>('insert into price_list (name) values ($1) returning id', [name]);
        const id = asId<'price-list'>(String(row?.id));
        await recordAudit(tx, author, 'price-list-created', {
          list: name,
          ...(copied === null || source === null
            ? {}
            : { from: source.val.name, percentage: copied.percentage.toString() }),
        });
        if (copied !== null) await insertChange(tx, id, { at: now, source: copied, once: null }, author);
        return Ok(id);
      }),

    rename: (id, name, isSeen, author) =>
      write<{ readonly movedTo: string } | null>(async (tx) => {
        const held = await findList(tx, id);
        if (held === null) return notFound;
        if (!isSeen(held.name)) return Ok({ movedTo: held.name });
        if (held.name === name) return Ok(null);
        const clash = await takenBy(tx, held.id, name);
        if (clash !== null) return Err(clash);
        await tx.query('update price_list set name = $2 where id = $1', [held.id, name]);
        await recordAudit(tx, author, 'price-list-renamed', { before: { name: held.name }, after: { name } });
        return Ok(null);
      }),

    async assign(id, whose, author) {
      const assigned = await write<readonly CustomerId[]>(async (tx) => {
        const list = await inUse(tx, id);
        if (!list.ok) return list;
        return assignCustomers(tx, list.val, whose, author);
      });
      if (!assigned.ok) return assigned;
      for (const customerId of assigned.val.length > shownUsers ? [null] : assigned.val) moved(customerId);
      return Ok(assigned.val.length);
    },

    setWithdrawn: (id, isWithdrawn, author) =>
      write<void>(async (tx) => {
        const held = await findList(tx, id);
        if (held === null) return notFound;
        if (held.is_withdrawn === isWithdrawn) return Ok(undefined);
        const hindrance = isWithdrawn ? await hindranceTo(tx, held.id) : null;
        if (hindrance !== null) return Err(hindrance);
        await tx.query('update price_list set withdrawn_at = case when $2 then now() end where id = $1', [
          held.id,
          isWithdrawn,
        ]);
        await recordAudit(tx, author, isWithdrawn ? 'price-list-withdrawn' : 'price-list-restored', {
          list: held.name,
        });
        return Ok(undefined);
      }),

    addChange: (id, { at, source, key, payloadHash, isAgain }, author) =>
      write<PriceChangeId, KeyReused>(async (tx) => {
        const list = await inUse(tx, id);
        if (!list.ok) return list;
        const known = await knownRequest(tx, key, {
          ...{ table: 'price_change', columns: 'id', of: { price_list_id: list.val.id } },
          made: (row: { readonly id: number }) => asId<'price-change'>(String(row.id)),
        });
        const before = madeBefore(known, payloadHash);
        if (before !== null) return before;
        const from = await inUse(tx, source.fromListId);
        if (!from.ok) return from;
        const room = await roomForChange(tx, list.val.id);
        if (!room.ok) return room;
        const risen = isAgain ? null : earlierRise(await risesOf(tx, list.val.id, at), id, at, source);
        if (risen !== null) return Err(risenClash(risen));
        const changeId = await insertChange(tx, id, { at, source, once: { key, payloadHash } }, author);
        await recordAudit(tx, author, 'price-change-scheduled', {
          list: list.val.name,
          at,
          from: from.val.name,
          percentage: source.percentage.toString(),
        });
        return Ok(changeId);
      }),

    cancelChange: (id, changeId, author) =>
      write<void>(async (tx) => {
        const isCancelled = await cancelPriceChange(tx, rowId(changeId), rowId(id), author);
        if (!isCancelled) return Err({ code: 'price-change-gone' });
        return Ok(undefined);
      }),

    async nextMoment() {
      const [next] = await database.query<{ at: string | null }>(
        `select ${isoInstant('min(at)')} as at from price_change where state = 'waiting'`,
        [],
      );
      return next?.at ?? null;
    },

    async due(now) {
      const rows = await database.query<{ change: PriceChangeJson }>(
        `select ${priceChangeJson} as change from price_change c where c.state = 'waiting' and c.at <= $1::timestamptz order by c.at, c.id`,
        [now],
      );
      return rows.map(({ change }) => priceChange(change));
    },

    async failed(id) {
      await write<void>(async (tx) => {
        await tx.query(
          `update price_change set state = 'failed', request_key = null, request_hash = null where id = $1 and state = 'waiting'`,
          [rowId(id)],
        );
        return Ok(undefined);
      });
    },

    compared: (oneId, otherId, from) => comparedPrices(database, follower.generation(), oneId, otherId, from),
  };
};

/** The rises that were made within a day before that moment, or that wait for it. */
const risesOf = async (tx: Queries, list: number, at: string): Promise<readonly PriceChange[]> => {
  const rows = await tx.query<{ change: PriceChangeJson }>(
    `select ${priceChangeJson} as change from price_change c
      where c.price_list_id = $1 and c.state in ('waiting', 'done')
        and c.at > $2::timestamptz - interval '1 day' and c.at <= $2::timestamptz order by c.at, c.id`,
    [list, at],
  );
  return rows.map(({ change }) => priceChange(change));
};

const risenClash = ({ at, source, by, state }: PriceChange): PriceListClash => ({
  ...{ code: 'price-list-risen', at, by, isWaiting: state === 'waiting' },
  percentage: source.kind === 'percentage' ? source.percentage.toString() : '',
});

interface ChangeToInsert {
  readonly at: string;
  readonly source: PercentageSource;
  /** Null for a copy, whose list is new. */
  readonly once: RequestedOnce | null;
}

const insertChange = async (tx: Queries, id: PriceListId, { at, source, once }: ChangeToInsert, author: Author) => {
  const [row] = await tx.query<{ id: number }>(
    `insert into price_change (price_list_id, at, from_list_id, percentage, rounding, created_by, request_key, request_hash)
     values ($1, $2::timestamptz, $3, $4, $5, $6, $7, $8) returning id`,
    [
      ...[rowId(id), at, rowId(source.fromListId), toColumn(source.percentage), source.rounding, author.userName],
      ...[once?.key ?? null, once?.payloadHash ?? null],
    ],
  );
  return asId<'price-change'>(String(row?.id));
};
