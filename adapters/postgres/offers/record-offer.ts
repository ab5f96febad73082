import type { AuditAction } from '#core/audit/audit-action.ts';
import type { Author } from '#core/audit/author.ts';
import type { ManagedOfferId, OfferDetails, OfferKind } from '#core/offers/management/managed-offer.ts';
import { recordAudit } from '../audit.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';

interface Noted {
  readonly kind: OfferKind;
  readonly id: ManagedOfferId;
  readonly before?: OfferDetails | null;
  readonly after?: OfferDetails;
  readonly carts?: number;
}

/** Writes what was done with an offer into the audit trail. */
export const recordOffer = async (
  tx: Queries,
  author: Author,
  action: AuditAction,
  { kind, id, before = null, after, carts }: Noted,
): Promise<void> => {
  const optionalFacts = async (details: OfferDetails | null | undefined) =>
    details ? factsOf(tx, details) : undefined;
  const [was, is] = [await optionalFacts(before), await optionalFacts(after)];
  await recordAudit(tx, author, action, { kind, id, name: (is ?? was)?.offer, before: was, after: is, carts });
};

/** What an offer is called: its title, its articles, or its family and brand. */
export const offerName = async (tx: Queries, details: OfferDetails): Promise<string> =>
  (await factsOf(tx, details)).offer;

/** What the trail says of an offer: only what it has. */
const factsOf = async (tx: Queries, details: OfferDetails) => {
  const [named] = await tx.query<{ rows: readonly string[]; scope: string }>(
    `select array(select pp.code || ' ' || b.name from unnest($1::int[]) with ordinality as r (id, place)
              join product_price pp on pp.id = r.id join product_brand b on b.id = pp.brand_id order by r.place) as rows,
            concat_ws(' ', (select name from product_type where id = $2::int), (select name from product_brand where id = $3::int)) as scope`,
    [
      details.rows.map(({ productPriceId }) => rowId(productPriceId)),
      details.typeId === null ? null : rowId(details.typeId),
      details.brandId === null ? null : rowId(details.brandId),
    ],
  );
  const codes = (named?.rows ?? []).map((code, place) => {
    const quantity = details.rows[place]?.quantity ?? 1;
    return quantity === 1 ? code : `${quantity} × ${code}`;
  });
  return {
    offer: details.title || codes.join(', ') || (named?.scope ?? ''),
    rows: details.title === '' ? undefined : codes.join(', '),
    percentage: details.percentage?.toString(),
    price: details.price?.toFixed(2),
    minQuantity: details.minQuantity ?? undefined,
    minValue: details.minValue?.toFixed(2),
    multiplesOnly: details.multiplesOnly || undefined,
    text: details.text || undefined,
    from: details.from ?? undefined,
    until: details.until ?? undefined,
  };
};
