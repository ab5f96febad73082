import type { Product } from '#core/catalogue/products/product.ts';
import { useMedia } from '#web/hooks/media.ts';

/** A product whose applications are not known uses their room for its description. */
export const hasApplications = ({ shown }: Pick<Product, 'shown'>): boolean => shown.cars.length > 0;

export interface ApplicationRoom {
  /** How many are shown at first for each price: 5, 4, 3 or 1 (docs/rules/catalogue.md 6). */
  readonly perPrice: number;
  /**
   * How many applications that were asked for are not behind '+n': five, where eight products still fit in a window's
   * height.
   */
  readonly asked: number;
}

export const useApplicationRoom = (): ApplicationRoom => {
  const isXxl = useMedia('(width >= 1400px)');
  const isXl = useMedia('(width >= 1200px)');
  const isLg = useMedia('(width >= 992px)');
  if (isXxl) return { perPrice: 5, asked: 5 };
  if (isXl) return { perPrice: 4, asked: 4 };
  return isLg ? { perPrice: 3, asked: 5 } : { perPrice: 1, asked: 1 };
};
