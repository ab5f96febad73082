import type { Author } from '#core/audit/author.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import {
  isOfPriceRow,
  type ManagedOffer,
  type OfferDetails,
  type OfferKind,
  type StoredOffer,
} from './managed-offer.ts';
import type {
  OfferManagementRepository,
  OfferToAdd,
  OfferToChange,
  OfferToWithdraw,
} from './offer-management.repository.port.ts';
import type { OfferRefusal } from './offer-management.service.ts';
import { createOfferWriting, type OfferWritingParts } from './offer-writing.ts';

/** An offer of which a tag is made, or the tag that was seen. */
type SeenOffer = Pick<ManagedOffer, 'id' | 'tag'> | StoredOffer;
type Write = OfferToAdd | OfferToChange | OfferToWithdraw;

/** An offer of any kind: `held` as it was seen, null for a new one; without details it is withdrawn. */
export interface OfferWrite {
  readonly kind: OfferKind;
  readonly held: SeenOffer | null;
  readonly details: OfferDetails | null;
}

/** Writes offers, those of price rows in one generation of the catalogue; answers why each could not be, if so. */
export type OfferWriter = (
  author: Author,
  offers: readonly OfferWrite[],
) => Promise<Result<readonly (OfferRefusal | null)[], CatalogueBusy>>;

export const createOfferWriter = (
  parts: OfferWritingParts & {
    readonly repository: Pick<
      OfferManagementRepository,
      'has' | 'writeRows' | 'add' | 'change' | 'withdraw' | 'lastChange'
    >;
  },
): OfferWriter => {
  const { repository } = parts;
  const { checked, toAdd, toChange, toWithdraw, tagOf } = createOfferWriting(parts);

  const tagSeen = (held: SeenOffer): string => ('tag' in held ? held.tag : tagOf(held));

  const prepare = async ({ kind, held, details: input }: OfferWrite): Promise<Result<Write, OfferRefusal>> => {
    if (input === null) {
      if (held === null) return Err({ code: 'managed-offer-not-found' });
      return Ok(toWithdraw(kind, held.id, tagSeen(held)));
    }
    const details = await checked(kind, input);
    if (!details.ok) return details;
    return Ok(held === null ? toAdd(kind, details.val) : toChange(kind, held.id, tagSeen(held), details.val));
  };

  /** Combos and offers by value or quantity need no generation. */
  const writeAlone = async (author: Author, write: Write): Promise<OfferRefusal | CatalogueBusy | null> => {
    if ('isWithdrawal' in write) {
      const withdrawn = await repository.withdraw(write.kind, write.id, author, write.decide);
      return withdrawn.ok ? null : withdrawn.val;
    }
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
          ? { ...failure, by: (await repository.lastChange(offers[at]?.kind ?? 'row', held.id))?.by ?? '' }
          : failure,
      );
    }
    return Ok(answers);
  };
};
