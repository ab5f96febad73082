import { useState } from 'react';
import { usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';
import { Drawing } from '#web/ui/drawing.tsx';

interface OfferPictureProps {
  readonly category: 'OfferLots' | 'OfferValueQuantities';
  /** Empty where the offer has no picture. */
  readonly name: string;
}

/** A picture in a box of its own size; our drawing where there is none. What it shows stands beside it in words. */
export function OfferPicture({ category, name }: OfferPictureProps) {
  const { settings } = usePublicServices();
  const [isMissing, setIsMissing] = useState(name === '');
  return (
    <div className="offer-picture">
      {isMissing ? (
        <Drawing name="part" size={96} />
      ) : (
        <img
          src={pictureAddress(settings, category, name)}
          alt=""
          width={640}
          height={400}
          loading="lazy"
          decoding="async"
          onError={() => setIsMissing(true)}
        />
      )}
    </div>
  );
}
