import type { Author } from '#core/audit/author.ts';
import type { CatalogueBusy } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { isOfPriceRow, type ManagedOffer, type OfferDetails, type OfferKind } from './managed-offer.ts';
import type { OfferManagementRepository, OfferToAdd, OfferToChange } from './offer-management.repository.port.ts';
import type { OfferRefusal } from './offer-management.service.ts';
import { createOfferWriting, type OfferWritingParts } from './offer-writing.ts';

/** An offer of any kind: `held` as it was seen, null for a new one. */
export interface OfferWrite {
  readonly kind: OfferKind;
  readonly held: Pick<ManagedOffer, 'id' | 'tag'> | null;
  readonly details: OfferDetails;
}

/** Writes offers, those of price rows in one generation of the catalogue; answers why each could not be, if so. */
export type OfferWriter = (
  author: Author,
  offers: readonly OfferWrite[],
) => Promise<Result<readonly (OfferRefusal | null)[], CatalogueBusy>>;

export const createOfferWriter = (
  parts: OfferWritingParts & {
    readonly repository: Pick<OfferManagementRepository, 'has' | 'writeRows' | 'add' | 'change' | 'lastAuthor'>;
  },
): OfferWriter => {
  const { repository } = parts;
  const { checked, toAdd, toChange } = createOfferWriting(parts);

  const prepare = async ({
    kind,
    held,
    details: given,
  }: OfferWrite): Promise<Result<OfferToAdd | OfferToChange, OfferRefusal>> => {
    const details = await checked(kind, given);
    if (!details.ok) return details;
    return Ok(held === null ? toAdd(kind, details.val) : toChange(kind, held.id, held.tag, details.val));
  };

  /** Combos and offers by value or quantity need no generation. */
  const writeAlone = async (
    author: Author,
    write: OfferToAdd | OfferToChange,
  ): Promise<OfferRefusal | CatalogueBusy | null> => {
    const { kind, details, isCurrent } = write;
    const written =
      'id' in write
        ? await repository.change(kind, write.id, details, isCurrent, author, write.decide)
        : await repository.add(kind, details, isCurrent, author, write.refused);
    return written.ok ? null : written.val;
  };

  return async (author, offers) => {
    const prepared = await Promise.all(offers.map(prepare));
    const ofRows = prepared.flatMap((each) => (each.ok && isOfPriceRow(each.val.kind) ? [each.val] : []));
    const written = ofRows.length === 0 ? Ok([]) : await repository.writeRows(ofRows, author);
    if (!written.ok) return written;
    const failures = written.val.values();
    const answers: (OfferRefusal | null)[] = [];
    for (const [at, each] of prepared.entries()) {
      const failure = !each.ok
        ? each.val
        : isOfPriceRow(each.val.kind)
          ? (failures.next().value ?? null)
          : await writeAlone(author, each.val);
      if (failure?.code === 'catalogue-busy') throw new Error('an offer of no price row waited for the catalogue');
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
