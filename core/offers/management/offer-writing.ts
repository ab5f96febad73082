import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type ManagedOfferId, type OfferDetails, type OfferKind, ofKind, type StoredOffer } from './managed-offer.ts';
import { clashOf } from './offer-clash.ts';
import { maxOfferRows, offerFlaws } from './offer-flaws.ts';
import type {
  OfferManagementRepository,
  OfferToAdd,
  OfferToChange,
  OfferToWithdraw,
} from './offer-management.repository.port.ts';
import type { OfferFault, OfferFaults } from './offer-management.service.ts';
import { stateOn } from './offer-period.ts';

export interface OfferWritingParts {
  readonly repository: Pick<OfferManagementRepository, 'has'>;
  readonly productRepository: Pick<ProductRepository, 'productsOfRows'>;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

/** The checks before an offer is stored, alone or with many. */
export const createOfferWriting = ({ repository, productRepository, hasher, clock }: OfferWritingParts) => {
  const today = () => dateInBuenosAires(clock.now());

  const tagOf = ({ kind, id, typeName: _type, brandName: _brand, image: _image, ...details }: StoredOffer): string =>
    hasher.digest(JSON.stringify([kind, id, details]));

  /** What is wrong with its rows; that one does not exist is said once. */
  const rowFaults = async ({ rows }: OfferDetails): Promise<readonly OfferFault[]> => {
    if (rows.length > maxOfferRows) return [];
    const ids = [...new Set(rows.map(({ productPriceId }) => productPriceId))];
    const products = await productRepository.productsOfRows(ids);
    const found = ids.map((id) => products.get(id)?.rows.find(({ productPriceId }) => productPriceId === id));
    return [
      ...(found.includes(undefined) ? [{ code: 'offer-row-not-found' } as const] : []),
      ...found.flatMap((row) =>
        row?.isDiscontinued === true ? [{ code: 'offer-row-discontinued', productCode: row.code } as const] : [],
      ),
    ];
  };

  /** The details as they are stored, or all reasons why they can't be. */
  const checked = async (kind: OfferKind, input: OfferDetails): Promise<Result<OfferDetails, OfferFaults>> => {
    const details = ofKind(kind, input);
    const [first, ...others]: readonly OfferFault[] = [
      ...offerFlaws(kind, details, today()),
      ...((await repository.has(details.typeId, details.brandId)) ? [] : [{ code: 'offer-scope-not-found' } as const]),
      ...(await rowFaults(details)),
    ];
    if (first === undefined) return Ok(details);
    return Err(others.length === 0 ? first : { ...first, others });
  };

  const isCurrent = (details: OfferDetails): boolean => stateOn(details, false, today()) === 'current';

  return {
    tagOf,
    checked,
    /** For details that were checked. */
    toAdd: (kind: OfferKind, details: OfferDetails): OfferToAdd => ({
      kind,
      details,
      isCurrent: isCurrent(details),
      refused: (rivals) => clashOf(kind, details, rivals),
    }),
    /** `tag` is of the version that the caller saw. */
    toWithdraw: (kind: OfferKind, id: ManagedOfferId, tag: string): OfferToWithdraw => ({
      kind,
      id,
      isWithdrawal: true,
      decide: (held) => (held !== null && tagOf(held) !== tag ? { code: 'managed-offer-moved', by: '' } : null),
    }),
    /**
     * For details that were checked; `tag` is of the version that the caller saw, null writes without comparing
     * versions.
     */
    toChange: (kind: OfferKind, id: ManagedOfferId, tag: string | null, details: OfferDetails): OfferToChange => ({
      kind,
      id,
      details,
      isCurrent: isCurrent(details),
      decide(held, rivals) {
        if (held === null) return { code: 'managed-offer-not-found' };
        if (held.isWithdrawn) return { code: 'managed-offer-withdrawn' };
        if (tag !== null && tagOf(held) !== tag) return { code: 'managed-offer-moved', by: '' };
        return clashOf(
          kind,
          details,
          rivals.filter((rival) => rival.id !== id),
        );
      },
    }),
  };
};
