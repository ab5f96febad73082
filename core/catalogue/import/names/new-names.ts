import { folded } from '#core/shared/folded.ts';
import type { Draft } from '../drafts/drafts.ts';

/**
 * Brands, families, price lists and vehicles that a file speaks of. A subfamily is named with its family: 'Motor ›
 * Bombas de agua'.
 */
export interface Names {
  readonly brands: readonly string[];
  readonly families: readonly string[];
  readonly priceLists: readonly string[];
  /** 'Autos › Volkswagen › Gol', or 'Volkswagen › Gol' where neither sheet nor catalogue says the segment. */
  readonly vehicles: readonly string[];
}

export const noNames: Names = { brands: [], families: [], priceLists: [], vehicles: [] };

export const familySeparator = ' › ';

export const vehiclePath = (...names: readonly (string | undefined)[]): string =>
  names.filter((name) => name !== undefined).join(familySeparator);

/** Gathers the names of a file's drafts, each as it is first written. */
export const collectNames = () => {
  const [brands, families, priceLists, vehicles] = [
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
    new Map<string, string>(),
  ];
  const note = (names: Map<string, string>, name: string | undefined): void => {
    if (name === undefined || name === '') return;
    const key = name.split(familySeparator).map(folded).join(familySeparator);
    if (!names.has(key)) names.set(key, name);
  };
  return {
    add(draft: Draft): void {
      if ('attributes' in draft) {
        const { brand, family, subfamily } = draft;
        note(brands, brand);
        note(families, family);
        note(
          families,
          family === undefined || subfamily === undefined ? subfamily : `${family}${familySeparator}${subfamily}`,
        );
      }
      if ('vehicleBrand' in draft) note(vehicles, vehiclePath(draft.segment, draft.vehicleBrand, draft.model));
      if ('version' in draft) note(vehicles, vehiclePath(draft.segment, draft.brand, draft.model));
      if ('priceList' in draft) note(priceLists, draft.priceList);
    },
    names: (): Names => ({
      brands: [...brands.values()],
      families: [...families.values()],
      priceLists: [...priceLists.values()],
      vehicles: [...vehicles.values()],
    }),
  };
};
