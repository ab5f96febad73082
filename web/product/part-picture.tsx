import { useState } from 'react';
import { FamilyDrawing } from '#web/product/family-drawing.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';

interface PartPictureProps {
  /** The name of its first photograph; none where it has none. */
  readonly image: string | null | undefined;
  /** The drawing of its family. */
  readonly drawing: string;
  /** Pixels of the square that it takes, with a photograph or a drawing. */
  readonly size: number;
}

/**
 * What a part looks like: its photograph, or the drawing of its family where it has none or it doesn't come. It is
 * named beside.
 */
export function PartPicture({ image, drawing, size }: PartPictureProps) {
  const { settings } = usePublicServices();
  const [missing, setMissing] = useState<string | null>(null);
  if (!image || image === missing) return <FamilyDrawing name={drawing} size={size} />;
  return (
    <img
      className="part-picture"
      src={pictureAddress(settings, 'Products', image)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(image)}
    />
  );
}
