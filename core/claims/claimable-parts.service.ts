import type { ProductBrand } from '#core/catalogue/catalogue-desk.ts';
import type { ProductCard } from '#core/catalogue/product-card.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import { exactCodes } from '#core/search/exact-codes.ts';
import type { SearchRoom } from '#core/search/search-room.port.ts';
import { asId } from '#core/shared/ids.ts';
import { askedCode, likeness } from '#core/shared/named-code.ts';
import { Ok } from '#core/shared/result.ts';
import type { ClaimablePart, ClaimablePartsService } from './claimable-parts.ts';

interface ClaimablePartsPorts {
  readonly room: SearchRoom;
  readonly shelf: Pick<ProductShelf, 'cards'>;
}

const maxParts = 10;

export const createClaimablePartsService = ({ room, shelf }: ClaimablePartsPorts): ClaimablePartsService => ({
  async byCode(_caller, code) {
    const keys = exactCodes(room.current(), code);
    const cards = await shelf.cards(keys.map((key) => asId<'product'>(String(key))));
    return Ok(cards.flatMap((card) => partsNamed(card, code)).slice(0, maxParts));
  },
});

/** The card under each brand whose own code, or the distributor's, was typed; a code that it only replaces names none. */
export const partsNamed = (card: ProductCard, typed: string): readonly ClaimablePart[] => {
  const asked = askedCode(typed);
  const { productId, description } = card;
  const brands = brandsOf(card);
  return card.rows
    .filter(
      ({ code, internalCode, brandName }) =>
        likeness(asked, { code, brand: brandName }) !== null ||
        likeness(asked, { code: internalCode, brand: '' }) !== null,
    )
    .map(({ code, brandName }) => ({ productId, code, productBrandName: brandName, description, brands }));
};

const brandsOf = ({ rows }: ProductCard): readonly ProductBrand[] => {
  const names = new Map(rows.map(({ brandId, brandName }) => [brandId, brandName]));
  return [...names].map(([id, name]) => ({ id, name })).sort((a, b) => (a.name < b.name ? -1 : 1));
};
