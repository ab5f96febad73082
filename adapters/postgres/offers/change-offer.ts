import type { Author } from '#core/audit/author.ts';
import {
  isOfPriceRow,
  type ManagedOfferId,
  type OfferDetails,
  type OfferKind,
  type StoredOffer,
} from '#core/offers/management/managed-offer.ts';
import type {
  OfferClash,
  OfferNotAsSeen,
  OfferToAdd,
  OfferToChange,
  OfferToWithdraw,
} from '#core/offers/management/offer-management.repository.port.ts';
import { writeOfferDetails } from '#core/offers/management/written-offer.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { noteChange } from '../imports/sheet-changes.ts';
import { cartsSql, offerTables } from './offer-management-sql.ts';
import { findOffer, rivalsOf } from './read-offer.ts';
import { offerName, recordOffer } from './record-offer.ts';
import { writeOffer } from './write-offer.ts';

const notFound = { code: 'managed-offer-not-found' } as const;

/**
 * Locks an offer, so that nothing else is decided about it at once; offers of price rows wait for the catalogue's lock.
 */
const hold = (tx: Queries, kind: OfferKind, id: ManagedOfferId) =>
  tx.query(`select 1 from ${offerTables[kind]} where id = $1 for update`, [rowId(id)]);

/** Whether all of its price rows are still there; they are held until the transaction ends. */
const holdRows = async (tx: Queries, { rows }: OfferDetails): Promise<boolean> => {
  const ids = [...new Set(rows.map(({ productPriceId }) => rowId(productPriceId)))];
  const held = await tx.query('select 1 from product_price where id = any($1::int[]) for key share', [ids]);
  return held.length === ids.length;
};

/**
 * Holds the family and the brand of an offer by value or quantity, so that two of the same are not added at once; those
 * of price rows wait for the catalogue's lock.
 */
const holdScope = async (tx: Queries, kind: OfferKind, { typeId, brandId }: OfferDetails): Promise<void> => {
  if (kind !== 'value-quantity') return;
  const hold = (table: string, id: string | null) =>
    id !== null && tx.query(`select 1 from ${table} where id = $1 for no key update`, [rowId(id)]);
  await hold('product_type', typeId);
  await hold('product_brand', brandId);
};

/** The product of a price row's offer is of the generation. */
const touch = async (tx: Queries, kind: OfferKind, id: ManagedOfferId, generation: number | null): Promise<void> => {
  if (!isOfPriceRow(kind) || generation === null) return;
  await tx.query(
    `insert into catalogue_change (generation, product_id) select $2, pp.product_id
       from offer o join product_price pp on pp.id = o.product_price_id where o.id = $1 on conflict do nothing`,
    [rowId(id), generation],
  );
};

/** Runs in a transaction; writes nothing where it answers a failure. */
export const addOffer = async (
  tx: Queries,
  generation: number | null,
  author: Author,
  { kind, details, isCurrent, refused }: OfferToAdd,
): Promise<Result<ManagedOfferId, OfferClash>> => {
  await holdScope(tx, kind, details);
  const clash = refused(await rivalsOf(tx, kind, details));
  if (clash !== null) return Err(clash);
  if (!(await holdRows(tx, details))) return Err({ code: 'offer-row-not-found' });
  const id = asId<'managed-offer'>(String(await writeOffer(tx, kind, null, details, isCurrent)));
  await touch(tx, kind, id, generation);
  await recordOffer(tx, author, 'offer-created', { kind, id, after: details });
  await noteOffer(tx, author, kind, id, null);
  return Ok(id);
};

/** Runs in a transaction; writes nothing where it answers a failure. */
export const withdrawOffer = async (
  tx: Queries,
  generation: number | null,
  author: Author,
  { kind, id, decide }: OfferToWithdraw,
): Promise<Result<null, OfferNotAsSeen>> => {
  await hold(tx, kind, id);
  const held = await findOffer(tx, kind, id);
  if (held === null) return Err(notFound);
  if (held.isWithdrawn) return Err({ code: 'managed-offer-withdrawn' });
  const refused = decide(held);
  if (refused !== null) return Err(refused);
  const [carts] = await tx.query<{ count: number }>(cartsSql[kind], [rowId(id)]);
  await tx.query(`update ${offerTables[kind]} set withdrawn_at = now(), active = false where id = $1`, [rowId(id)]);
  await touch(tx, kind, id, generation);
  await recordOffer(tx, author, 'offer-withdrawn', { kind, id, before: held, carts: carts?.count ?? 0 });
  return Ok(null);
};

/** Runs in a transaction; writes nothing where it answers a failure. */
export const writeOneOffer = (
  tx: Queries,
  generation: number | null,
  author: Author,
  write: OfferToAdd | OfferToChange | OfferToWithdraw,
): Promise<Result<unknown, OfferNotAsSeen | OfferClash>> => {
  if ('isWithdrawal' in write) return withdrawOffer(tx, generation, author, write);
  return 'id' in write ? changeOffer(tx, generation, author, write) : addOffer(tx, generation, author, write);
};

/** Runs in a transaction; writes nothing where it answers a failure. */
export const changeOffer = async (
  tx: Queries,
  generation: number | null,
  author: Author,
  { kind, id, details, isCurrent, decide }: OfferToChange,
): Promise<Result<null, OfferNotAsSeen | OfferClash>> => {
  await hold(tx, kind, id);
  await holdScope(tx, kind, details);
  const held = await findOffer(tx, kind, id);
  const refused = decide(held, await rivalsOf(tx, kind, details));
  if (refused !== null) return Err(refused);
  if (!(await holdRows(tx, details))) return Err({ code: 'offer-row-not-found' });
  // The products of rows that leave the offer changed too.
  await touch(tx, kind, id, generation);
  await writeOffer(tx, kind, id, details, isCurrent);
  await touch(tx, kind, id, generation);
  await recordOffer(tx, author, 'offer-changed', { kind, id, before: held, after: details });
  await noteOffer(tx, author, kind, id, held);
  return Ok(null);
};

/** Notes the change, so that the import that made it can be undone. */
const noteOffer = (
  tx: Queries,
  author: Author,
  kind: OfferKind,
  id: ManagedOfferId,
  before: StoredOffer | null,
): Promise<void> =>
  noteChange(tx, author, async () => {
    const after = await findOffer(tx, kind, id);
    return {
      thing: `${kind} ${id}`,
      name: after === null ? '' : await offerName(tx, after),
      before: before && writeOfferDetails(kind, before),
      after: after && writeOfferDetails(kind, after),
    };
  });
