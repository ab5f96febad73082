import type { OfferLot, OfferValueQuantity, Publicity } from './offer.service.ts';

/** What has an image, lots and value/quantity offers by turns, so that the banner shows both kinds early. */
export const publicityOf = (
  lots: readonly Pick<OfferLot, 'id' | 'image' | 'title'>[],
  valueQuantities: readonly OfferValueQuantity[],
): readonly Publicity[] => {
  const ofLots = lots
    .filter(({ image }) => image !== '')
    .map(
      ({ id, image, title }): Publicity => ({
        type: 'OfferLot',
        id,
        image,
        title,
        productTypeParentId: null,
        productTypeId: null,
        productBrandId: null,
      }),
    );
  const ofValueQuantities = valueQuantities
    .filter(({ image }) => image !== '')
    .map((offer): Publicity => {
      const { id, image, productTypeParentId, productTypeId, productBrandId } = offer;
      const title = [offer.productTypeName, offer.productBrandName].filter((part) => part !== '').join(' ');
      return { type: 'OfferValueQuantity', id, image, title, productTypeParentId, productTypeId, productBrandId };
    });
  const turns = Math.max(ofLots.length, ofValueQuantities.length);
  return Array.from({ length: turns }, (_, turn) => [ofLots[turn], ofValueQuantities[turn]]).flatMap((pair) =>
    pair.flatMap((item) => item ?? []),
  );
};
