import { Link } from 'react-router-dom';
import type { Publicity } from '#core/offers/offers-desk.ts';
import { useDesks } from '#web/desks.ts';
import { useFront } from '#web/front-context.tsx';
import { familyLink } from '#web/offers/family-link.ts';
import { Icon } from '#web/parts/icon.tsx';
import { useMedia } from '#web/parts/media.ts';
import { placeAfter, useRotation } from '#web/parts/rotation.ts';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';
import { pictureAddress } from '#web/settings.ts';

/** Milliseconds until the next ones come: four to read take longer than one slide (docs/rules/offers.md 3). */
const bannerMs = 5000;

const linkOf = (item: Publicity): string =>
  item.type === 'OfferLot' ? `/offers?t=c&id=${encodeURIComponent(item.id)}` : familyLink(item);

/** Combos and offers by quantity for whoever may see offers, beneath every screen (docs/rules/offers.md 3). */
export function PublicityBanner() {
  const { caller } = useDesks();
  return caller.allowOffers ? <Banner /> : null;
}

function Banner() {
  const { settings } = useFront();
  const { promotions } = useDesks();
  const { answer } = useWatchedAnswer(promotions.publicity);
  const isWide = useMedia('(min-width: 1200px)');
  const isMiddle = useMedia('(min-width: 768px)');
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
