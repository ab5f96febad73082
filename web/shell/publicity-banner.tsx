import { Link } from 'react-router-dom';
import type { Publicity } from '#core/offers/offer.service.ts';
import { useMedia } from '#web/hooks/media.ts';
import { placeAfter, useRotation } from '#web/hooks/rotation.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { familyLink } from '#web/offers/family-link.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { pictureAddress } from '#web/settings.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Milliseconds until the next ones come: four to read take longer than one slide (docs/rules/offers.md 3). */
const bannerMs = 5000;

const linkOf = (item: Publicity): string =>
  item.type === 'OfferLot' ? `/offers?t=c&id=${encodeURIComponent(item.id)}` : familyLink(item);

/** Combos and offers by quantity, beneath every screen, for users who may see offers (docs/rules/offers.md 3). */
export function PublicityBanner() {
  const { caller } = useServices();
  return caller.allowOffers ? <Banner /> : null;
}

function Banner() {
  const { settings } = usePublicServices();
  const { promotions } = useServices();
  const { answer } = useServiceQuery(promotions.publicity);
  const isWide = useMedia('(width >= 1200px)');
  const isMiddle = useMedia('(width >= 768px)');
  const inARow = isWide ? 4 : isMiddle ? 2 : 1;
  const count = answer?.length ?? 0;
  const { at, goBy, isPlaying, toggle, hold } = useRotation({ count, step: inARow, everyMs: bannerMs });
  if (answer?.length === 0) return null;
  const shown = Array.from({ length: Math.min(inARow, count) }, (_, place) => answer?.[placeAfter(at, place, count)]);
  return (
    <aside className="publicity" aria-label="Promociones" {...hold}>
      <ul>
        {shown.map(
          (item) =>
            item !== undefined && (
              <li key={`${item.type} ${item.id}`}>
                <Link to={linkOf(item)}>
                  <img
                    src={pictureAddress(
                      settings,
                      item.type === 'OfferLot' ? 'OfferLots' : 'OfferValueQuantities',
                      item.image,
                    )}
                    alt=""
                    width={128}
                    height={80}
                    loading="lazy"
                  />
                  <b>{item.title}</b>
                </Link>
              </li>
            ),
        )}
      </ul>
      {count > inARow && (
        <div className="publicity-controls">
          <button type="button" className="btn" aria-label="Anteriores" onClick={() => goBy(-inARow)}>
            <Icon name="left" />
          </button>
          <button type="button" className="btn" aria-label={isPlaying ? 'Pausar' : 'Reproducir'} onClick={toggle}>
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button type="button" className="btn" aria-label="Siguientes" onClick={() => goBy(inARow)}>
            <Icon name="right" />
          </button>
        </div>
      )}
    </aside>
  );
}
