import { type RefObject, useEffect, useRef, useState } from 'react';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';
import { BasicIcon } from '#web/ui/basic-icon.tsx';

/**
 * Where the distributor is: its own picture, or a mark that stands for its map until somebody has come down to it and
 * it answers. The link leads to a real map. Without picture and map the address and the link are all; without those
 * nothing.
 */
export function StreetMap() {
  const { settings } = usePublicServices();
  const { name, address, town, mapPicture, mapLink, mapEmbed } = useDistributor();
  const fullAddress = joinedContact([address, town], ', ');
  const where = fullAddress || name;
  const link =
    mapLink ??
    (fullAddress === '' ? null : `https://www.openstreetmap.org/search?query=${encodeURIComponent(fullAddress)}`);
  const figure = useRef<HTMLElement>(null);
  const answers = useMapThatAnswers(figure, mapEmbed);
  if (link === null && mapPicture === null && mapEmbed === null) return null;
  return (
    <figure className="street-map" ref={figure}>
      {(mapPicture !== null || mapEmbed !== null) && (
        <div>
          {mapPicture === null && (
            <svg viewBox="0 0 72 72" aria-hidden="true">
              <circle cx="36" cy="36" r="26" />
              <circle cx="36" cy="36" r="7" />
              <path d="M0 36h72M36 0v72" />
            </svg>
          )}
          {mapPicture !== null && (
            <img src={pictureAddress(settings, 'Distributor', mapPicture)} alt={`Croquis: ${where}`} loading="lazy" />
          )}
          {mapEmbed !== null && answers && (
            <iframe
              src={mapEmbed}
              title={`Mapa: ${where}`}
              referrerPolicy="no-referrer"
              sandbox="allow-scripts allow-same-origin"
            />
          )}
        </div>
      )}
      <figcaption>
        <span>
          {address !== '' && <b>{address}</b>}
          {address !== '' && town !== '' && <br />}
          {town}
        </span>
        {link !== null && (
          <a className="btn" href={link} target="_blank" rel="noreferrer">
            Abrir en el mapa
            <BasicIcon name="right" />
          </a>
        )}
      </figcaption>
    </figure>
  );
}

/** A map that takes longer does not come any more. */
const maxMs = 5000;

/**
 * Whether the map may be shown: a frame whose address does not answer would be a browser's own error in the middle of
 * the page.
 */
function useMapThatAnswers(place: RefObject<HTMLElement | null>, address: string | null): boolean {
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || address === null) return;
    const aborter = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const signal = AbortSignal.any([aborter.signal, AbortSignal.timeout(maxMs)]);
      fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal }).then(
        () => setAnswers(true),
        () => undefined,
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, [place, address]);
  return answers;
}
