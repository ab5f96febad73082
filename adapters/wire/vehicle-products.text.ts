import type { Product } from '#core/catalogue/product.ts';
import type { FittingProduct, VehicleProducts } from '#core/catalogue/vehicle-desk.ts';
import { priceToWire, productToWire } from './product.wire.ts';

/**
 * What a product says to every caller, as JSON without its braces. Kept for as long as its card is, which its applications
 * stand for: some 1.6 kB a card, so that an answer of hundreds of products is not written anew at each call.
 */
const shelfTexts = new WeakMap<Product['cars'], string>();

const shelfText = (product: FittingProduct): string => {
  const known = shelfTexts.get(product.cars);
  if (known !== undefined) return known;
  const { vehicleEngines: _ofVehicle, ...any } = product;
  const {
    engines: _engines,
    prices: _prices,
    isDisabled: _isDisabled,
    foundBy: _foundBy,
    ...shelf
  } = productToWire({ ...any, prices: [] });
  const text = JSON.stringify(shelf).slice(1, -1);
  shelfTexts.set(product.cars, text);
  return text;
};

const productText = (product: FittingProduct): string => {
  const ofCaller = {
    engines: product.vehicleEngines,
    prices: product.prices.map(priceToWire),
    isDisabled: product.isDisabled,
    foundBy: product.foundBy,
  };
  return `{${shelfText(product)},${JSON.stringify(ofCaller).slice(1)}`;
};

/** The JSON of vehicleProductsToWire, written in half the time. */
export const vehicleProductsText = ({ types, subTypes, totalCount }: VehicleProducts): string => {
  const groups = subTypes.map(({ products, ...subType }) => {
    const named = JSON.stringify(subType).slice(0, -1);
    return `${named},"products":[${products.map(productText).join(',')}]}`;
  });
  return `{"types":${JSON.stringify(types)},"subTypes":[${groups.join(',')}],"totalCount":${totalCount}}`;
};
