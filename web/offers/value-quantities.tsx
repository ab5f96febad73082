import { Link } from 'react-router-dom';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import type { OfferValueQuantity } from '#core/offers/offer.service.ts';
import { familyLink } from './family-link.ts';
import { OfferPicture } from './offer-picture.tsx';

/** Offers for buying enough of something, each with a link to the products that count. */
export function ValueQuantities({ offers }: { readonly offers: readonly OfferValueQuantity[] }) {
  return (
    <ul className="offer-grid">
      {offers.map((offer) => {
        const subject = [offer.productTypeName, offer.productBrandName].filter((part) => part !== '').join(' · ');
        return (
          <li key={offer.id} className="offer-card">
            <OfferPicture category="OfferValueQuantities" name={offer.image} />
            <div className="offer-card-body">
              <h2>
                <Link className="card-link" to={familyLink(offer)}>
                  {subject}
                </Link>
              </h2>
              <p className="muted">{thresholdOf(offer)}</p>
              <p className={offer.discount === null ? 'gift' : 'off'}>{rewardOf(offer)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const thresholdOf = ({ minValue, minQuantity }: OfferValueQuantity): string => {
  if (minValue !== null) return `Comprando desde ${formatPesos(minValue)}`;
  return minQuantity === null ? 'Con cualquier compra' : `Comprando desde ${formatCount(minQuantity)} unidades`;
};

const rewardOf = ({ discount, giftText }: OfferValueQuantity): string =>
  discount === null ? `De regalo: ${giftText}` : `-${discount.toString().replace('.', ',')}% off`;
