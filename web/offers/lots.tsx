import { useEffect, useRef } from 'react';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { isCustomerRole } from '#core/access/role.ts';
import type { OfferLot } from '#core/offers/offer.service.ts';
import { useServices } from '#web/services.ts';
import { LotQuantity } from './lot-quantity.tsx';
import { OfferPicture } from './offer-picture.tsx';

interface LotsProps {
  readonly lots: readonly OfferLot[];
  /** The id that the address asks to mark. */
  readonly marked: string | null;
}

/** Combos as cards; the one that the address names is marked and brought into view. */
export function Lots({ lots, marked }: LotsProps) {
  return (
    <ul className="offer-grid" data-rows="">
      {lots.map((lot) => (
        <LotCard key={lot.id} lot={lot} isMarked={String(lot.id) === marked} />
      ))}
    </ul>
  );
}

interface LotCardProps {
  readonly lot: OfferLot;
  readonly isMarked: boolean;
}

function LotCard({ lot, isMarked }: LotCardProps) {
  const { caller } = useServices();
  const card = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isMarked) return;
    // After the cards were painted where they are: what stands beneath them must not seem to jump.
    let frame = requestAnimationFrame(() => {
      // The scroll-margin keeps it 100 px clear of the top.
      frame = requestAnimationFrame(() => card.current?.scrollIntoView({ block: 'start' }));
    });
    return () => cancelAnimationFrame(frame);
  }, [isMarked]);
  const { title, image, discount, products, completePrice, price, giftText } = lot;
  return (
    <li
      ref={card}
      className={isMarked ? 'offer-card marked' : 'offer-card'}
      aria-current={isMarked ? 'true' : undefined}
    >
      <OfferPicture category="OfferLots" name={image} />
      <div className="offer-card-body">
        <h2>{title}</h2>
        <ul className="components">
          {products.map(({ productId, code, productBrandName, quantity }) => (
            <li key={`${productId} ${code}`}>
              <span className="mono">{quantity} ×</span>
              <span>
                <b className="mono">{code}</b> {productBrandName}
              </span>
            </li>
          ))}
        </ul>
        {giftText !== '' && <p className="gift">De regalo: {giftText}</p>}
        <p className="lot-price">
          {discount !== null && (
            <>
              <s>
                <span className="only-read">Antes </span>
                {formatPesos(completePrice)}
              </s>
              <span className="off">-{discount}% off</span>
            </>
          )}
          <b>{formatPesos(price)}</b>
          <span className="while">Hasta agotar stock</span>
        </p>
        {isCustomerRole(caller.role) && <LotQuantity lot={lot} />}
      </div>
    </li>
  );
}
