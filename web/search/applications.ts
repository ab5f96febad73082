import type { Application, Product } from '#core/catalogue/product.ts';
import { useMedia } from '#web/parts/media.ts';

/** Where nothing is told of what a product fits, what it is has that room, too. */
export const hasApplications = ({ cars }: Pick<Product, 'cars'>): boolean => cars.length > 0;

/** One line of what a product fits: 'VW Gol 1.6 Power · 08–13'. */
export const applicationLines = (cars: readonly Application[]): readonly string[] =>
  cars.flatMap(({ brand, vehicle, types }) => {
    const name = `${brand} ${vehicle}`.trim();
    if (types.length === 0) return [name];
    return types.map(({ subTypeName, details }) =>
      [name, subTypeName, details].filter((part) => part !== '').join(' '),
    );
  });

/** How many are shown at first for each price: 5, 4, 3 or 1 (portal.md §9). */
export const useApplicationsShown = (): number => {
  const isXxl = useMedia('(min-width: 1400px)');
  const isXl = useMedia('(min-width: 1200px)');
  const isLg = useMedia('(min-width: 992px)');
  if (isXxl) return 5;
  if (isXl) return 4;
  return isLg ? 3 : 1;
};
