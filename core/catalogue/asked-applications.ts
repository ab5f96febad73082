import { tellsOf } from '#core/search/applications.ts';
import type { WantedFit } from '#core/search/plan.ts';
import { numericId } from './numeric-ids.ts';
import type { Application, ApplicationPlace, Product } from './product.ts';
import type { ProductCard } from './product-card.ts';

const none: readonly ApplicationPlace[] = [];

/** Which of a card's applications were asked for: those of the very vehicle that was named, else those of one nearly so called. */
export const askedApplications = (
  { fits }: Pick<ProductCard, 'fits'>,
  wanted: readonly WantedFit[],
): readonly ApplicationPlace[] => {
  if (wanted.length === 0) return none;
  const isFor = (vehicleIds: readonly number[], { engine, year }: WantedFit): readonly ApplicationPlace[] =>
    fits.flatMap(({ vehicleId, fittings }, vehicle) =>
      vehicleIds.includes(numericId(vehicleId))
        ? fittings.flatMap((fitting, at) => (tellsOf(fitting, engine, year) ? [[vehicle, at] as const] : []))
        : [],
    );
  const places = wanted.flatMap((fit) => {
    const named = isFor(fit.vehicleIds, fit);
    return named.length > 0 ? named : isFor(fit.nearIds, fit);
  });
  return places.length === 0 ? none : places;
};

/** An application as a row lists it. */
export interface ListedApplication {
  /** 'Volkswagen Gol 1.6 Power · 08–13'. */
  readonly text: string;
  /** One that was asked for. */
  readonly isAsked: boolean;
}

/** Every fitting of a product in one line each, those that were asked for first. */
export const listedApplications = ({
  cars,
  askedApplications: asked = none,
}: Pick<Product, 'cars' | 'askedApplications'>): readonly ListedApplication[] => {
  const lines = cars.flatMap((car, vehicle) =>
    linesOf(car).map((text, fitting) => ({ text, isAsked: asked.some(([v, f]) => v === vehicle && f === fitting) })),
  );
  if (asked.length === 0) return lines;
  return [...lines.filter(({ isAsked }) => isAsked), ...lines.filter(({ isAsked }) => !isAsked)];
};

const linesOf = ({ brand, vehicle, types }: Application): readonly string[] => {
  const name = `${brand} ${vehicle}`.trim();
  if (types.length === 0) return [name];
  return types.map(({ subTypeName, details }) => [name, subTypeName, details].filter((part) => part !== '').join(' '));
};
