import { useState } from 'react';
import type { Product } from '#core/catalogue/products/product.ts';
import { FamilyDrawing } from '#web/product/family-drawing.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { pictureAddress } from '#web/settings.ts';

/** The product's photographs; the drawing of its family where it has none, or they don't load. */
export function ProductPicture({ product }: { readonly product: Product }) {
  const { settings } = usePublicServices();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const names = [...new Set(product.prices.flatMap(({ images }) => images))].filter((name) => !missing.includes(name));
  if (names.length === 0) {
    return (
      <div className="picture">
        <FamilyDrawing name={product.shown.drawing} size={160} />
      </div>
    );
  }
  return (
    <div className="pictures">
      {names.map((name, index) => (
        <img
          key={name}
          className="picture"
          src={pictureAddress(settings, 'Products', name)}
          alt={`${product.shown.code}, imagen ${index + 1}`}
          width={160}
          height={160}
          loading="lazy"
          onError={() => setMissing((before) => [...before, name])}
        />
      ))}
    </div>
  );
}
