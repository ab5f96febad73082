import { tellsOf } from '#core/search/index/applications.ts';
import type { WantedFit } from '#core/search/question/plan.ts';
import { asId, type VehicleId } from '#core/shared/ids.ts';
import type { CatalogueProduct } from '../products/catalogue-product.ts';
import type { Application, ApplicationPlace, Product, ShownProduct } from '../products/product.ts';

const none: readonly ApplicationPlace[] = [];

/**
 * Tells of a product which of its applications were asked for: those of the very vehicle that was named, else those of
 * one nearly so called.
 */
export type AskedApplications = (product: Pick<CatalogueProduct, 'fits'>) => readonly ApplicationPlace[];

export const askedApplicationsOf = (wanted: readonly WantedFit[]): AskedApplications => {
  if (wanted.length === 0) return () => none;
  const asked = wanted.map((fit) => ({ fit, named: idsOf(fit.vehicleIds), near: idsOf(fit.nearIds) }));
  return ({ fits }) => {
    const places: ApplicationPlace[] = [];
    for (const { fit, named, near } of asked) {
      if (!addPlaces(places, fits, named, fit)) addPlaces(places, fits, near, fit);
    }
    return places.length === 0 ? none : places;
  };
};

const idsOf = (ids: readonly number[]): ReadonlySet<VehicleId> => new Set(ids.map((id) => asId(String(id))));

/** Adds the places of what fits one of the vehicles as asked, and answers whether there are any. */
const addPlaces = (
  places: ApplicationPlace[],
  fits: CatalogueProduct['fits'],
  vehicleIds: ReadonlySet<VehicleId>,
  { engine, year }: WantedFit,
): boolean => {
  const before = places.length;
  for (let vehicle = 0; vehicle < fits.length; vehicle++) {
    const fit = fits[vehicle];
    if (fit === undefined || !vehicleIds.has(fit.vehicleId)) continue;
    for (const [at, fitting] of fit.fittings.entries()) if (tellsOf(fitting, engine, year)) places.push([vehicle, at]);
  }
  return places.length > before;
};

/** An application as a row lists it. */
export interface ListedApplication {
  /** 'Volkswagen Gol 1.6 Power · 08–13'. */
  readonly text: string;
  /** Whether the search asked for this application. */
  readonly isAsked: boolean;
}

/** Every application of a product in a line each, those that were asked for first. */
export const listedApplications = ({
  shown,
  askedApplications: asked,
}: Pick<Product, 'askedApplications'> & {
  readonly shown: Pick<ShownProduct, 'cars'>;
}): readonly ListedApplication[] => {
  const lines = shown.cars.flatMap((car, vehicle) =>
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
