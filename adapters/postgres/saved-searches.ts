import type {
  AddSearchFailure,
  SavedSearchRepository,
  SearchMoved,
  SearchNameTaken,
  SeenSearch,
} from '#core/saved-searches/saved-search.repository.port.ts';
import { maxSearches, type SavedSearch, type SearchOwner } from '#core/saved-searches/saved-search.ts';
import { asId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database, Queries } from './database/database.ts';
import { rowId } from './database/row-id.ts';
import { tell } from './live/live.ts';

interface OwnerRow {
  readonly id: number;
  readonly user_name: string;
  readonly customer_id: number | null;
}

interface SearchRow {
  readonly id: number;
  readonly name: string;
  readonly query: string;
  readonly version: number;
}

const columns = 's.id, s.name, s.query, s.version';
const nameTaken = Err({ code: 'search-name-taken' } as const);
const notFound = Err({ code: 'search-not-found' } as const);

/**
 * The owner's login. Held until the transaction ends, writers wait for one another: so names stay apart and the limit
 * holds.
 */
const ownerOf = async (
  queries: Queries,
  owner: SearchOwner,
  lock: 'for update' | '' = 'for update',
): Promise<OwnerRow | undefined> => {
  const [which, value] =
    'userName' in owner
      ? (['user_name = $1', owner.userName] as const)
      : ([`customer_id = $1 and role = 'CustomerAdmin'`, rowId(owner.administratorOf)] as const);
  const [row] = await queries.query<OwnerRow>(
    `select id, user_name, customer_id from app_user where ${which} order by id limit 1 ${lock}`,
    [value],
  );
  return row;
};

const named = async (tx: Queries, owner: OwnerRow, place: string, name: string): Promise<SearchRow | undefined> => {
  const [row] = await tx.query<SearchRow>(
    `select ${columns} from saved_search s where s.user_id = $1 and s.place = $2 and s.name_key = $3`,
    [owner.id, place, nameKey(name)],
  );
  return row;
};

/** Why a search is not as it was seen; null where it is. */
const moved = async (tx: Queries, owner: OwnerRow, { id, version }: SeenSearch): Promise<SearchMoved | null> => {
  const [row] = await tx.query<{ version: number; updated_by: string }>(
    'select version, updated_by from saved_search where user_id = $1 and id = $2',
    [owner.id, rowId(id)],
  );
  if (row === undefined) return { code: 'search-not-found' };
  return row.version === version ? null : { code: 'search-moved', by: row.updated_by };
};

/** A company's people hear of its logins, and so does who acts as it; staff hear of their own alone. */
const tellOwner = (tx: Queries, { user_name, customer_id }: OwnerRow, by: string): Promise<void> => {
  const audience =
    customer_id === null ? { userName: user_name } : { customerId: asId<'customer'>(String(customer_id)) };
  return tell(tx, { name: 'SavedSearchesChanged', audience, facts: { by } });
};

/** The searches that a login keeps under names of its own. */
export const createSavedSearchRepository = (database: Database): SavedSearchRepository => ({
  async all(owner, place) {
    const who = await ownerOf(database, owner, '');
    if (who === undefined) return [];
    const rows = await database.query<SearchRow>(
      `select ${columns} from saved_search s where s.user_id = $1 and s.place = $2 order by s.name_key`,
      [who.id, place],
    );
    return rows.map(savedSearch);
  },

  add: (owner, place, { name, query }, by) =>
    database.transaction<SavedSearch, AddSearchFailure>(async (tx) => {
      const who = await ownerOf(tx, owner);
      if (who === undefined) return Err({ code: 'search-owner-missing' });
      const there = await named(tx, who, place, name);
      if (there !== undefined) return there.name === name && there.query === query ? Ok(savedSearch(there)) : nameTaken;
      const [row] = await tx.query<SearchRow>(
        `insert into saved_search as s (user_id, place, name, name_key, query, updated_by)
         select $1, $2, $3, $4, $5, $6
          where (select count(*) from saved_search where user_id = $1 and place = $2) < $7 returning ${columns}`,
        [who.id, place, name, nameKey(name), query, by, maxSearches],
      );
      if (row === undefined) return Err({ code: 'too-many-searches', max: maxSearches });
      await tellOwner(tx, who, by);
      return Ok(savedSearch(row));
    }),

  rename: (owner, which, name, by) =>
    database.transaction<SavedSearch, SearchNameTaken | SearchMoved>(async (tx) => {
      const who = await ownerOf(tx, owner);
      if (who === undefined) return notFound;
      const reason = await moved(tx, who, which);
      if (reason !== null) return Err(reason);
      const [other] = await tx.query<{ readonly id: number }>(
        `select o.id from saved_search s join saved_search o on o.user_id = s.user_id and o.place = s.place and o.id <> s.id
          where s.id = $1 and o.name_key = $2`,
        [rowId(which.id), nameKey(name)],
      );
      if (other !== undefined) return nameTaken;
      const [row] = await tx.query<SearchRow>(
        `update saved_search s set name = $2, name_key = $3, version = version + 1, updated_by = $4
          where s.id = $1 returning ${columns}`,
        [rowId(which.id), name, nameKey(name), by],
      );
      if (row === undefined) return notFound;
      await tellOwner(tx, who, by);
      return Ok(savedSearch(row));
    }),

  remove: (owner, which, by) =>
    database.transaction<void, SearchMoved>(async (tx): Promise<Result<void, SearchMoved>> => {
      const who = await ownerOf(tx, owner);
      if (who === undefined) return notFound;
      const reason = await moved(tx, who, which);
      if (reason !== null) return Err(reason);
      await tx.query('delete from saved_search where id = $1', [rowId(which.id)]);
      await tellOwner(tx, who, by);
      return Ok(undefined);
    }),
});

const savedSearch = (row: SearchRow): SavedSearch => ({
  id: asId(String(row.id)),
  name: row.name,
  query: row.query,
  version: row.version,
});
