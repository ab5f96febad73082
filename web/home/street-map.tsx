import { type RefObject, useEffect, useRef, useState } from 'react';
import { joinedContact } from '#core/distributor/joined-contact.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';
import { BasicIcon } from '#web/ui/basic-icon.tsx';

/**
 * Where the distributor is: its own picture, or streets that are drawn in wait of its map, once somebody has come down to it and it
 * answers. The link leads to a real map. Without picture and map the address and the link are all; without those nothing.
 */
export function StreetMap() {
  const { settings } = usePublicServices();
  const { distributor } = settings;
  const { name, address, town, mapPicture, mapLink, mapEmbed } = distributor;
  const told = joinedContact([address, town], ', ');
  const where = told || name;
  const link =
    mapLink ?? (told === '' ? null : `https://www.openstreetmap.org/search?query=${encodeURIComponent(told)}`);
  const figure = useRef<HTMLElement>(null);
  const answers = useMapThatAnswers(figure, mapEmbed);
  if (link === null && mapPicture === null && mapEmbed === null) return null;
  // Streets are drawn only in wait of a map: nobody is told of streets that are not theirs.
  const isDrawn = mapPicture === null && mapEmbed !== null;
  return (
    <figure className="street-map" ref={figure}>
      {(mapPicture !== null || mapEmbed !== null) && (
        <div>
          {isDrawn && (
            <svg viewBox="0 0 600 300" preserveAspectRatio="xMidYMid slice" role="img" aria-label={`Croquis: ${where}`}>
              <g className="blocks">
                <path d="M-40 62L640 20M-40 128L640 86M-40 262L640 220M40 -20L78 320M140 -20L178 320M240 -20L278 320M450 -20L488 320M550 -20L588 320" />
              </g>
              <path className="avenue" d="M-40 196L640 154M340 -20L378 320" />
              <path className="rail" d="M-20 300Q180 250 300 268T640 250" />
              <g className="pin">
                <circle cx="362" cy="171" r="26" />
                <circle cx="362" cy="171" r="7" />
                <path d="M326 171h72M362 135v72" />
              </g>
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

/** Whether the map may be shown: a frame whose address does not answer would be a browser's own error in the middle of the page. */
function useMapThatAnswers(place: RefObject<HTMLElement | null>, address: string | null): boolean {
  const [answers, setAnswers] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null || address === null) return;
    const given = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const signal = AbortSignal.any([given.signal, AbortSignal.timeout(maxMs)]);
      fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal }).then(
        () => setAnswers(true),
        () => undefined,
      );
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      given.abort();
    };
  }, [place, address]);
  return answers;
}
