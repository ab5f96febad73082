import type { KeptReason } from '#core/imports/import-undo.ts';
import { type SheetChange, type SheetUndo, undoOf } from '#core/imports/sheet-undo.ts';
import type { OfferWrite, OfferWriter } from '#core/offers/management/create-offer-writer.ts';
import { type ManagedOfferId, offerKinds } from '#core/offers/management/managed-offer.ts';
import type { OfferManagementRepository } from '#core/offers/management/offer-management.repository.port.ts';
import { readOfferDetails, type WrittenOffer, writeOfferDetails } from '#core/offers/management/written-offer.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';

interface OfferUndoParts {
  readonly offers: Pick<OfferManagementRepository, 'find'>;
  readonly write: OfferWriter;
}

/** Takes back what a sheet did to offers: those that it made are withdrawn, also where carts hold them. */
export const createOfferUndo = ({ offers, write }: OfferUndoParts): SheetUndo => {
  const decide = async ({ thing, before, after }: SheetChange): Promise<KeptReason | OfferWrite | null> => {
    const [, name, id] = /^(.*) (\d+)$/.exec(thing) ?? [];
    const kind = offerKinds.find((each) => each === name);
    if (kind === undefined || id === undefined) return 'cannot-go-back';
    const offerId: ManagedOfferId = asId(id);
    const was = before as WrittenOffer | null;
    const stored = await offers.find(kind, offerId);
    const held = stored === null || stored.isWithdrawn ? null : stored;
    const does = undoOf({ before, after, now: held && writeOfferDetails(kind, held) });
    if (does === 'nothing') return null;
    if (does === 'keep' || held === null) return 'changed-since';
    return { kind, held, details: was && readOfferDetails(was) };
  };

  return {
    async takeBack(changes, author) {
      const decided = await Promise.all(changes.map(decide));
      const writes = decided.flatMap((each) => (each !== null && typeof each === 'object' ? [each] : []));
      const written = writes.length === 0 ? Ok([]) : await write(author, writes);
      if (!written.ok) return written;
      const failures = written.val.values();
      return Ok(
        decided.map((each) => {
          if (each === null || typeof each === 'string') return each;
          const failure = failures.next().value ?? null;
          if (failure === null) return null;
          return failure.code.startsWith('managed-offer') ? 'changed-since' : 'cannot-go-back';
        }),
      );
    },
  };
};
