import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';
import { BasicIcon } from '#web/ui/basic-icon.tsx';

/**
 * Where the distributor is: drawn, which needs no network and tells nobody who looked, and over it the map of whoever keeps one, once
 * somebody has come down to it and it answers. The link leads to a real map.
 */
export function StreetMap() {
  const { settings } = usePublicServices();
  const { distributor } = settings;
  const { address, town, mapPicture, mapLink, mapEmbed } = distributor;
  const where = `${address}, ${town}`;
  const figure = useRef<HTMLElement>(null);
  const answers = useMapThatAnswers(figure, mapEmbed);
  return (
    <figure className="street-map" ref={figure}>
      <div>
        {mapPicture === null ? (
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
        ) : (
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
      <figcaption>
        <span>
          <b>{address}</b>
          <br />
          {town}
        </span>
        <a
          className="btn"
          href={mapLink ?? `https://www.openstreetmap.org/search?query=${encodeURIComponent(where)}`}
          target="_blank"
          rel="noreferrer"
        >
          Abrir en el mapa
          <BasicIcon name="right" />
        </a>
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
