import { drawings } from '#web/drawings/drawings.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';

/**
 * The distributor's own mark, which is taken to bear its name; or a bearing seen from the front, with the name beside
 * it.
 */
export function Logo() {
  const { settings } = usePublicServices();
  const { name, logo } = useDistributor();
  return (
    <span className="logo">
      {logo === null ? (
        <>
          <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
            <path d={drawings['bearing']} />
          </svg>
          <span>{name}</span>
        </>
      ) : (
        <img src={pictureAddress(settings, 'Distributor', logo)} alt={name} height={28} />
      )}
    </span>
  );
}
