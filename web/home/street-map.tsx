import { picturePaths } from '#core/files/file-category.ts';
import { useFront } from '#web/front-context.tsx';
import { BasicIcon } from '#web/parts/basic-icon.tsx';

/** Where the distributor is, drawn: it needs no network and tells nobody who looked. The link leads to a real map. */
export function StreetMap() {
  const { apiBaseUrl, distributor } = useFront().settings;
  const { address, town, mapPicture, mapLink } = distributor;
  const where = `${address}, ${town}`;
  return (
    <figure className="street-map">
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
        <img src={apiBaseUrl + picturePaths.Distributor + mapPicture} alt={`Croquis: ${where}`} loading="lazy" />
      )}
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
