/** Offers as staff list, make, change and withdraw them. */

import type { LastChange } from '#core/audit/last-change.ts';
import { isOfPriceRow, type ManagedOfferId, type OfferKind } from '#core/offers/management/managed-offer.ts';
import type {
  OfferClash,
  OfferManagementRepository,
  OfferNotAsSeen,
} from '#core/offers/management/offer-management.repository.port.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import { folded } from '#core/shared/folded.ts';
import { asId } from '#core/shared/ids.ts';
import { nameKey } from '#core/shared/name-key.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type EditParts, editCatalogue, unchanged } from '../catalogue-draft/edit-catalogue.ts';
import { outdateTerms, tellTerms } from '../customers/terms-version.ts';
import { codeKey } from '../database/code-key.ts';
import type { Queries } from '../database/database.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { isoInstant, tell } from '../live/live.ts';
import { addOffer, changeOffer, withdrawOffer, writeOneOffer } from './change-offer.ts';
import {
  cartsSql,
  countsOn,
  type ManagedOfferRow,
  managedOffersSql,
  nextTurnSql,
  offerTables,
  stateSql,
} from './offer-management-sql.ts';
import { findOffer, rivalsOf, storedOffer } from './read-offer.ts';

const offersOnAPage = 50;

export interface ManagedOfferStores extends EditParts {
  /** Every company's terms are read anew in this process. */
  readonly termsMoved: () => void;
}

/** What was typed, word by word, as plain_name writes them in what is searched, where a code's signs stay. */
const wordsOf = (text: string): readonly string[] => folded(nameKey(text)).split(' ').filter(Boolean);

export const createOfferManagementRepository = (parts: ManagedOfferStores): OfferManagementRepository => {
  const { database } = parts;

  /**
   * A price row's offer becomes visible by a generation that touches its product; carts learn of the others by their
   * events.
   */
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
    const words = wordsOf(text);
    const rows = await database.query<ManagedOfferRow>(
      // What is searched is folded once an offer, however many words are looked for; codes also without their signs.
      `select o.* from (${managedOffersSql[kind]}) o cross join lateral
           (select case when cardinality($3::text[]) = 0 then '' else plain_name(searched) end as plain,
                   case when cardinality($3::text[]) = 0 then ''
                        else (select coalesce(string_agg(${codeKey('code')}, ' '), '') from unnest(codes) as code) end as bare offset 0) f
        where ($1::int is null or id < $1::int) and ($2::text is null or ${stateSql('$4::date')} = $2::text)
          and not exists (select from unnest($3::text[], $5::text[]) as typed (word, code)
                           where position(word in plain) = 0 and (code = '' or position(code in bare) = 0))
        order by id desc limit ${offersOnAPage + 1}`,
      [place, state, words, today, words.map(normaliseCode)],
    );
    const shown = rows.slice(0, offersOnAPage);
    const last = shown.at(-1);
    const next = rows.length > shown.length && last !== undefined ? writePageKey([last.id]) : null;
    return Ok({ offers: shown.map((row) => storedOffer(kind, row)), next });
  };

  return {
    page,
    find: (kind, id) => findOffer(database, kind, id),

    rivals: (kind, details) => rivalsOf(database, kind, details),

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
          const one = await writeOneOffer(tx, generation, author, each);
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

    async lastChange(kind, id) {
      const [row] = await database.query<LastChange>(
        `select user_name as by, ${isoInstant('at')} as at from audit_entry where action in ('offer-created', 'offer-changed')
            and facts->>'kind' = $1 and facts->>'id' = $2 order by id desc limit 1`,
        [kind, id],
      );
      return row ?? null;
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

const tellOffers = (tx: Queries) => tell(tx, { name: 'OffersChanged', audience: 'everyone', facts: {} });

const tellMoved = async (tx: Queries, kind: OfferKind): Promise<void> => {
  await tellOffers(tx);
  if (kind !== 'value-quantity') return;
  await outdateTerms(tx, null);
  await tellTerms(tx, 'everyone');
};
