import type { Author } from '#core/audit/author.ts';
import type { CatalogueBusy } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import type { ManagedOffer, OfferDetails, OfferKind } from './managed-offer.ts';
import type { OfferManagementRepository, OfferToAdd, OfferToChange } from './offer-management.repository.port.ts';
import type { OfferRefusal } from './offer-management.service.ts';
import { createOfferWriting, type OfferWritingParts } from './offer-writing.ts';

/** An offer of a price row: `held` as it was seen, null for a new one. */
export interface RowOffer {
  readonly kind: OfferKind;
  readonly held: Pick<ManagedOffer, 'id' | 'tag'> | null;
  readonly details: OfferDetails;
}

/** Writes offers and promotions of price rows in one generation of the catalogue; answers why each could not be, if so. */
export type RowOfferWriter = (
  author: Author,
  offers: readonly RowOffer[],
) => Promise<Result<readonly (OfferRefusal | null)[], CatalogueBusy>>;

export const createRowOfferWriter = (
  parts: OfferWritingParts & {
    readonly repository: Pick<OfferManagementRepository, 'has' | 'writeRows' | 'lastAuthor'>;
  },
): RowOfferWriter => {
  const { repository } = parts;
  const { checked, toAdd, toChange } = createOfferWriting(parts);

  const prepare = async ({
    kind,
    held,
    details: given,
  }: RowOffer): Promise<Result<OfferToAdd | OfferToChange, OfferRefusal>> => {
    const details = await checked(kind, given);
    if (!details.ok) return details;
    return Ok(held === null ? toAdd(kind, details.val) : toChange(kind, held.id, held.tag, details.val));
  };

  return async (author, offers) => {
    const prepared = await Promise.all(offers.map(prepare));
    const writes = prepared.flatMap((each) => (each.ok ? [each.val] : []));
    const written = await repository.writeRows(writes, author);
    if (!written.ok) return written;
    const failures = written.val.values();
    const answers: (OfferRefusal | null)[] = [];
    for (const [at, each] of prepared.entries()) {
      const failure = each.ok ? (failures.next().value ?? null) : each.val;
      const held = offers[at]?.held ?? null;
      answers.push(
        failure?.code === 'managed-offer-moved' && held !== null
          ? { ...failure, by: await repository.lastAuthor(offers[at]?.kind ?? 'row', held.id) }
          : failure,
      );
    }
    return Ok(answers);
  };
};
