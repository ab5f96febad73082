import { useRotation } from '#web/hooks/rotation.ts';
import { BasicIcon } from '#web/ui/basic-icon.tsx';
import { askAgainWhereBroken, usePublicImages } from './public-images.ts';

/** Logos in a row, and the milliseconds until the next ones come (docs/rules/home.md 4). */
const inARow = 4;
const rowMs = 5000;

/**
 * The makers that the distributor represents: four at a time, around and around. Nothing where no logo was uploaded.
 */
export function DistributorStrip() {
  const { images, hasFailed, retry, drop } = usePublicImages('Distributor');
  const count = images?.length ?? 0;
  const { at, isPlaying, toggle, hold } = useRotation({ count, step: inARow, everyMs: rowMs });
  const inTurn = images === null ? [] : [...images.slice(at), ...images.slice(0, at)];
  if (images?.length === 0 && !hasFailed) return null;
  return (
    <section id="marcas" className="block" aria-labelledby="marcas-titulo" {...hold}>
      <div className="block-head">
        <h2 id="marcas-titulo">Distribuidor oficial</h2>
        {count > inARow && (
          <button type="button" className="btn" onClick={toggle}>
            <BasicIcon name={isPlaying ? 'pause' : 'play'} />
            {isPlaying ? 'Pausar' : 'Reproducir'}
          </button>
        )}
      </div>
      {/* The box has its height before the logos come. */}
      <ul className="logo-strip">
        {inTurn.map(({ name, src }, place) => (
          <li key={name} hidden={place >= inARow}>
            <img
              ref={askAgainWhereBroken}
              src={src}
              alt={makerOf(name)}
              width={320}
              height={160}
              // The next ones are there when it is their turn.
              loading={place < 2 * inARow ? 'eager' : 'lazy'}
              fetchPriority="low"
              onError={() => drop(name)}
            />
          </li>
        ))}
        {count === 0 && hasFailed && (
          <li className="logo-none">
            No se pudieron traer las marcas.
            <button type="button" className="btn" onClick={retry}>
              Reintentar
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}

/** '03-monroe.svg' is of Monroe. */
const makerOf = (file: string): string =>
  file
    .replace(/\.[a-z]+$/i, '')
    .replace(/^\d+[-_ ]*/, '')
    .replace(/[-_]+/g, ' ')
    .toUpperCase() || 'Marca';
