import type { Offer } from '#core/pricing/offer.ts';
import { discountLabel } from '#core/pricing/price.ts';
import type { Money } from '#core/shared/money.ts';
import type { ProductPrice } from '../products/product.ts';
import type { WithCatalogueProduct } from '../products/product-groups.ts';
import type { StockState } from '../products/stock.ts';
import { listedApplications } from './asked-applications.ts';
import { namesOfRow } from './asked-rows.ts';

/** A price row of a product, as the list shows it. */
export interface ExportedRow {
  readonly code: string;
  readonly brand: string;
  readonly internalCode: string;
  readonly description: string;
  readonly position: string;
  readonly engines: string;
  readonly family: string;
  readonly subfamily: string;
  /** The applications that were searched for come first. */
  readonly applications: readonly string[];
  readonly technicalSummary: string;
  readonly stock: StockState | 'discontinued' | 'not-available' | 'without-price' | 'without-prices';
  /** Amounts and what they depend on are only where the row can be ordered. */
  readonly listPrice: Money | null;
  readonly cost: Money | null;
  readonly sellingPrice: Money | null;
  /** The N of '- N% off', while a promotion lasts. */
  readonly percentOff: number | null;
  readonly offers: readonly Offer[];
  /** Null for a product without price rows. */
  readonly multiple: number | null;
}

/** The lines of a product: one for each of its price rows, in their order; one without prices where it has none. */
export const exportedRows = ({ catalogueProduct, product }: WithCatalogueProduct): readonly ExportedRow[] => {
  const { shown, prices } = product;
  const { description, position, engines, productTypeName, technicalInformationSummary } = shown;
  const hasFamily = catalogueProduct.parentTypeId !== null;
  const shared = {
    description,
    position,
    engines,
    family: hasFamily ? catalogueProduct.parentTypeName : productTypeName,
    subfamily: hasFamily ? productTypeName : '',
    applications: listedApplications(product).map(({ text }) => text),
    technicalSummary: technicalInformationSummary,
  };
  if (prices.length === 0) {
    const names = namesOfRow(product, undefined);
    return [{ ...names, internalCode: '', ...shared, ...unpriced, stock: 'without-prices', multiple: null }];
  }
  return prices.map((price) => ({
    ...namesOfRow(product, price),
    internalCode: price.internalCode,
    ...shared,
    ...pricesOf(price),
    multiple: price.multiple,
  }));
};

const unpriced = { listPrice: null, cost: null, sellingPrice: null, percentOff: null, offers: [] } as const;

const pricesOf = (price: ProductPrice) => {
  const { cost, realCost, listPrice, sellingPrice, offers, stockState } = price;
  if (price.isDiscontinued) return { ...unpriced, stock: 'discontinued' } as const;
  if (price.isWithoutPrice) return { ...unpriced, stock: 'without-price' } as const;
  if (price.isNotAvailable || cost === null) return { ...unpriced, stock: 'not-available' } as const;
  const percentOff = realCost === null ? null : discountLabel(cost, realCost);
  return { stock: stockState, listPrice, cost, sellingPrice, percentOff, offers };
};
