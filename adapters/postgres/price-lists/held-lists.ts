import { nameTaken, shownUsers, withdrawalRefusal } from '#core/price-lists/management/managed-price-list.ts';
import type {
  PriceListClash,
  StoredListRefusal,
} from '#core/price-lists/management/price-list-management.repository.port.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { rowId } from '../database/row-id.ts';

interface HeldList {
  readonly id: number;
  readonly name: string;
  readonly is_withdrawn: boolean;
}

export const notFound = Err({ code: 'price-list-not-found' } as const);

/** A list as it is stored; null for an unknown one, and for one of an import that is not published yet. */
export const findList = async (tx: Queries, id: PriceListId): Promise<HeldList | null> => {
  const [held] = await tx.query<HeldList>(
    `select l.id, l.name, l.withdrawn_at is not null as is_withdrawn from price_list l
      where l.id = $1 and coalesce(l.generation, 0) <= ${publishedGeneration}`,
    [rowId(id)],
  );
  return held ?? null;
};

/** A list that customers may buy by. */
export const inUse = async (tx: Queries, id: PriceListId): Promise<Result<HeldList, StoredListRefusal>> => {
  const held = await findList(tx, id);
  if (held === null) return notFound;
  return held.is_withdrawn ? Err({ code: 'price-list-withdrawn', name: held.name }) : Ok(held);
};

/** Refuses a name that another list has. */
export const takenBy = async (tx: Queries, id: number, name: string): Promise<PriceListClash | null> => {
  const lists = await tx.query<HeldList>(
    'select id, name, withdrawn_at is not null as is_withdrawn from price_list where id <> $1 order by id',
    [id],
  );
  return nameTaken(
    lists.map((list) => ({ name: list.name, isWithdrawn: list.is_withdrawn })),
    name,
  );
};

interface UseRow {
  readonly is_first: boolean;
  readonly customers: number;
  readonly names: readonly string[];
  readonly changes: number;
}

/** What keeps a list from being taken out of use. */
export const hindranceTo = async (tx: Queries, id: number): Promise<PriceListClash | null> => {
  const [use] = await tx.query<UseRow>(
    `select (select min(id) from price_list) = $1 as is_first,
            (select count(*)::int from customer where price_list_id = $1) as customers,
            array(select name from customer where price_list_id = $1 order by name_key, id limit ${shownUsers}) as names,
            (select count(*)::int from price_change where state in ('reading', 'waiting') and (price_list_id = $1 or from_list_id = $1)) as changes`,
    [id],
  );
  return use === undefined ? null : withdrawalRefusal({ ...use, isFirst: use.is_first });
};
