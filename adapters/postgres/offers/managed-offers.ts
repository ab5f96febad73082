import type { Author } from '#core/audit/author.ts';
import type { CatalogueBusy } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import {
  isOfPriceRow,
  type ManagedOfferId,
  type OfferDetails,
  type OfferKind,
  type StoredOffer,
} from '#core/offers/management/managed-offer.ts';
import type {
  OfferClash,
  OfferManagementRepository,
  OfferNotAsSeen,
  OfferToAdd,
  OfferToChange,
  OfferToWithdraw,
} from '#core/offers/management/offer-management.repository.port.ts';
import { writeOfferDetails } from '#core/offers/management/written-offer.ts';
import { folded } from '#core/shared/folded.ts';
import { asId, type Id } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type EditParts, editCatalogue, unchanged } from '../catalogue-draft/edit-catalogue.ts';
import { outdateTerms, tellTerms } from '../customers/terms-version.ts';
import type { Queries } from '../database/database.ts';
import { fromNullableColumn } from '../database/money-column.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { noteChange } from '../imports/sheet-changes.ts';
import { tell } from '../live/live.ts';
import {
  cartsSql,
  countsOn,
  type ManagedOfferRow,
  managedOffersSql,
  nextTurnSql,
  offerTables,
  stateSql,
} from './managed-offers-sql.ts';
import { offerName, recordOffer } from './record-offer.ts';
import { writeOffer } from './write-offer.ts';

const offersOnAPage = 50;

export interface ManagedOfferStores extends EditParts {
  /** Every company's terms are read anew in this process. */
  readonly termsMoved: () => void;
}

const notFound = { code: 'managed-offer-not-found' } as const;

/** Letters with their accents as `folded` writes them; a code's signs stay, and its words are looked for one by one. */
const searched = `translate(lower(searched), 'áéíóúüñ', 'aeiouun')`;

export const createOfferManagementRepository = (parts: ManagedOfferStores): OfferManagementRepository => {
  const { database } = parts;

  /** A price row's offer is seen by a generation that touches its product; the others are told to carts by their events. */
  const write = async <Value, Failure>(
    kind: OfferKind,
    by: string,
    work: (tx: Queries, generation: number | null) => Promise<Result<Value | typeof unchanged, Failure>>,
  ): Promise<Result<Value | typeof unchanged, Failure | CatalogueBusy>> => {
    if (isOfPriceRow(kind)) return editCatalogue<Value, Failure>(parts, { by, reason: 'offers' }, work);
    const written = await database.transaction<Value | typeof unchanged, Failure>((tx) => work(tx, null));
    if (kind === 'value-quantity') parts.termsMoved();
    return written;
  };

  const page: OfferManagementRepository['page'] = async ({ kind, text, state }, today, after) => {
    const [place] = after === null ? [null] : (readPageKey(after, 1) ?? []);
    if (place === undefined || (place !== null && rowId(String(place)) !== place)) {
      return Err({ code: 'page-key-unreadable' });
    }
    const rows = await database.query<ManagedOfferRow>(
      `select * from (${managedOffersSql[kind]}) o
        where ($1::int is null or id < $1::int) and ($2::text is null or ${stateSql('$4::date')} = $2::text)
          and not exists (select from unnest($3::text[]) as word where position(word in ${searched}) = 0)
        order by id desc limit ${offersOnAPage + 1}`,
      [place, state, folded(text).split(' ').filter(Boolean), today],
    );
    const shown = rows.slice(0, offersOnAPage);
    const last = shown.at(-1);
    const next = rows.length > shown.length && last !== undefined ? writePageKey([last.id]) : null;
    return Ok({ offers: shown.map((row) => storedOffer(kind, row)), next });
  };

  return {
    page,
    find: (kind, id) => findOffer(database, kind, id),

    async has(typeId, brandId) {
      const [row] = await database.query<{ has: boolean }>(
        `select ($1::int is null or exists (select from product_type where id = $1))
            and ($2::int is null or exists (select from product_brand where id = $2)) as has`,
        [typeId === null ? null : rowId(typeId), brandId === null ? null : rowId(brandId)],
      );
      return row?.has === true;
    },

    async add(kind, details, isCurrent, author, refused) {
      const added = await write<ManagedOfferId, OfferClash>(kind, author.userName, async (tx, generation) => {
        const stored = await addOffer(tx, generation, author, { kind, details, isCurrent, refused });
        if (stored.ok) await tellMoved(tx, kind);
        return stored;
      });
      if (!added.ok) return added;
      return Ok(added.val === unchanged ? asId<'managed-offer'>('') : added.val);
    },

    async change(kind, id, details, isCurrent, author, decide) {
      const changed = await write<null, OfferNotAsSeen | OfferClash>(kind, author.userName, async (tx, generation) => {
        const stored = await changeOffer(tx, generation, author, { kind, id, details, isCurrent, decide });
        if (stored.ok) await tellMoved(tx, kind);
        return stored;
      });
      return changed.ok ? Ok(undefined) : changed;
    },

    async writeRows(writes, author) {
      const by = author.userName;
      let failures: (OfferNotAsSeen | OfferClash | null)[] = [];
      const written = await editCatalogue<null, never>(parts, { by, reason: 'offers' }, async (tx, generation) => {
        failures = [];
        for (const each of writes) {
          const one = await writeOne(tx, generation, author, each);
          failures.push(one.ok ? null : one.val);
        }
        if (failures.every((failure) => failure !== null)) return Ok(unchanged);
        await tellOffers(tx);
        return Ok(null);
      });
      return written.ok ? Ok(failures) : written;
    },

    async carts(kind, id) {
      const [row] = await database.query<{ count: number }>(cartsSql[kind], [rowId(id)]);
      return row?.count ?? 0;
    },

    async withdraw(kind, id, author, decide = () => null) {
      const withdrawn = await write<null, OfferNotAsSeen>(kind, author.userName, async (tx, generation) => {
        const gone = await withdrawOffer(tx, generation, author, { kind, id, isWithdrawal: true, decide });
        if (gone.ok) await tellMoved(tx, kind);
        return gone;
      });
      return withdrawn.ok ? Ok(undefined) : withdrawn;
    },

    async lastAuthor(kind, id) {
      const [row] = await database.query<{ user_name: string }>(
        `select user_name from audit_entry where action in ('offer-created', 'offer-changed')
            and facts->>'kind' = $1 and facts->>'id' = $2 order by id desc limit 1`,
        [kind, id],
      );
      return row?.user_name ?? '';
    },

    async nextTurn(today) {
      const [row] = await database.query<{ day: string | null }>(nextTurnSql, [today]);
      return row?.day ?? null;
    },

    async turn(today) {
      const [row] = await database.query<{ due: boolean }>(
        `select exists (select from offer where active <> ${countsOn('$1::date')}) as due`,
        [today],
      );
      if (row?.due === true) {
        const turned = await write<null, never>('row', 'ofertas', async (tx, generation) => {
          await tx.query(
            `with turned as (update offer set active = not active where active <> ${countsOn('$1::date')} returning product_price_id)
             insert into catalogue_change (generation, product_id)
             select distinct $2::int, pp.product_id from turned t join product_price pp on pp.id = t.product_price_id on conflict do nothing`,
            [today, generation],
          );
          await tellOffers(tx);
          return Ok(null);
        });
        if (!turned.ok) return turned;
      }
      for (const kind of ['lot', 'value-quantity'] as const) {
        await write<null, never>(kind, '', async (tx) => {
          const turned = await tx.query(
            `update ${offerTables[kind]} set active = not active where active <> ${countsOn('$1::date')} returning id`,
            [today],
          );
          if (turned.length > 0) await tellMoved(tx, kind);
          return Ok(null);
        });
      }
      return Ok(undefined);
    },
  };
};

/** Of one offer two are never decided about at once; a price row's wait for one another with the catalogue. */
const hold = (tx: Queries, kind: OfferKind, id: ManagedOfferId) =>
  tx.query(`select 1 from ${offerTables[kind]} where id = $1 for update`, [rowId(id)]);

/** Whether all of its rows are there still; until its end nobody takes one away. */
const holdRows = async (tx: Queries, { rows }: OfferDetails): Promise<boolean> => {
  const ids = [...new Set(rows.map(({ productPriceId }) => rowId(productPriceId)))];
  const held = await tx.query('select 1 from product_price where id = any($1::int[]) for key share', [ids]);
  return held.length === ids.length;
};

const tellOffers = (tx: Queries) => tell(tx, { name: 'OffersChanged', audience: 'everyone', facts: {} });

const tellMoved = async (tx: Queries, kind: OfferKind): Promise<void> => {
  await tellOffers(tx);
  if (kind !== 'value-quantity') return;
  await outdateTerms(tx, null);
  await tellTerms(tx, 'everyone');
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

/** Writes nothing where it answers a failure. */
const addOffer = async (
  tx: Queries,
  generation: number | null,
  author: Author,
  { kind, details, isCurrent, refused }: OfferToAdd,
): Promise<Result<ManagedOfferId, OfferClash>> => {
  const clash = refused(await rivalsOf(tx, kind, details));
  if (clash !== null) return Err(clash);
  if (!(await holdRows(tx, details))) return Err({ code: 'offer-row-not-found' });
  const id = asId<'managed-offer'>(String(await writeOffer(tx, kind, null, details, isCurrent)));
  await touch(tx, kind, id, generation);
  await recordOffer(tx, author, 'offer-created', { kind, id, after: details });
  await noteOffer(tx, author, kind, id, null);
  return Ok(id);
};

/** Writes nothing where it answers a failure. */
const withdrawOffer = async (
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

const writeOne = (
  tx: Queries,
  generation: number | null,
  author: Author,
  write: OfferToAdd | OfferToChange | OfferToWithdraw,
): Promise<Result<unknown, OfferNotAsSeen | OfferClash>> => {
  if ('isWithdrawal' in write) return withdrawOffer(tx, generation, author, write);
  return 'id' in write ? changeOffer(tx, generation, author, write) : addOffer(tx, generation, author, write);
};

/** Writes nothing where it answers a failure. */
const changeOffer = async (
  tx: Queries,
  generation: number | null,
  author: Author,
  { kind, id, details, isCurrent, decide }: OfferToChange,
): Promise<Result<null, OfferNotAsSeen | OfferClash>> => {
  await hold(tx, kind, id);
  const held = await findOffer(tx, kind, id);
  const refused = decide(held, await rivalsOf(tx, kind, details));
  if (refused !== null) return Err(refused);
  if (!(await holdRows(tx, details))) return Err({ code: 'offer-row-not-found' });
  // Of a row that it leaves, the product is another too.
  await touch(tx, kind, id, generation);
  await writeOffer(tx, kind, id, details, isCurrent);
  await touch(tx, kind, id, generation);
  await recordOffer(tx, author, 'offer-changed', { kind, id, before: held, after: details });
  await noteOffer(tx, author, kind, id, held);
  return Ok(null);
};

/** For whoever undoes the import that did it. */
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

const findOffer = async (queries: Queries, kind: OfferKind, id: ManagedOfferId): Promise<StoredOffer | null> => {
  const [row] = await queries.query<ManagedOfferRow>(`select * from (${managedOffersSql[kind]}) o where id = $1`, [
    rowId(id),
  ]);
  return row === undefined ? null : storedOffer(kind, row);
};

const rivalsOf = async (tx: Queries, kind: OfferKind, { rows }: OfferDetails): Promise<readonly StoredOffer[]> => {
  const [row] = rows;
  if (!isOfPriceRow(kind) || row === undefined) return [];
  const rivals = await tx.query<ManagedOfferRow>(
    `select * from (${managedOffersSql[kind]}) o
      where id in (select id from offer where product_price_id = $1 and withdrawn_at is null) order by id`,
    [rowId(row.productPriceId)],
  );
  return rivals.map((rival) => storedOffer(kind, rival));
};

const optionalId = <Noun extends string>(id: number | null): Id<Noun> | null => (id === null ? null : asId(String(id)));

const storedOffer = (kind: OfferKind, row: ManagedOfferRow): StoredOffer => ({
  kind,
  id: asId(String(row.id)),
  rows: row.rows.map(([id, quantity]) => ({ productPriceId: asId(String(id)), quantity })),
  title: row.title,
  percentage: fromNullableColumn(row.percentage),
  price: fromNullableColumn(row.price),
  minQuantity: row.min_quantity,
  minValue: fromNullableColumn(row.min_value),
  multiplesOnly: row.multiples_only,
  text: row.text,
  typeId: optionalId(row.type_id),
  brandId: optionalId(row.brand_id),
  typeName: row.type_name,
  brandName: row.brand_name,
  image: row.image,
  from: row.from,
  until: row.until,
  isWithdrawn: row.is_withdrawn,
});
