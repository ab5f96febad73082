import type { DemoCatalogue } from '#adapters/postgres/demo/demo-rows.ts';
import { demoFleet, segmentNames } from './fleet.ts';
import { priceListNames, stockParts } from './parts.ts';
import { demoPhotographs } from './photographs.ts';
import { type ProductBrandName, productBrandNames } from './product-brands.ts';
import { allBlueprints } from './recipes/all.ts';
import { relateProducts } from './relations.ts';
import { demoProductTypes, type SubfamilyName } from './taxonomy.ts';

/** Switched off, so that what that means can be seen. */
const disabledBrand: ProductBrandName = 'RENOLD';
const disabledPair: readonly [ProductBrandName, SubfamilyName] = ['BERU', 'Bobinas de Ignición'];

/** The demo's catalogue: parts with prices, stock, applications and relations. */
export const demoCatalogue = (seed: number): DemoCatalogue => {
  const fleet = demoFleet();
  const productTypes = demoProductTypes();
  const parts = stockParts(allBlueprints(fleet, seed), productTypes, seed);
  const [brand, type] = disabledPair;
  return {
    productBrands: productBrandNames.map((name, index) => ({ id: index + 1, name, disabled: name === disabledBrand })),
    productTypes,
    disabledPairs: [
      {
        brandId: productBrandNames.indexOf(brand) + 1,
        typeId: productTypes.find(({ name }) => name === type)?.id ?? 0,
      },
    ],
    segments: segmentNames,
    vehicleBrands: fleet.brands,
    vehicles: fleet.vehicles,
    priceLists: priceListNames,
    parts,
    relations: relateProducts(parts, productTypes),
    photographs: demoPhotographs(parts, productTypes),
  };
};
