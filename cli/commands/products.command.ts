import type { Command } from 'commander';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { productManagementProblem, saleTexts, soldText } from '#adapters/texts/product-management.es.ts';
import { stockTexts } from '#adapters/texts/stock.es.ts';
import { managedProductToWire, managedProductWire } from '#adapters/wire/product-management.wire.ts';
import type { OtherPriceRow, SeenProduct } from '#core/catalogue/management/managed-product.ts';
import type { FittedVehicle, ProductDetails } from '#core/catalogue/management/product-details.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { joinedWords } from '#core/catalogue/products/fitting-words.ts';
import { type SaleState, saleStates } from '#core/catalogue/products/sale-state.ts';
import { years } from '#core/catalogue/products/years.ts';
import { productWriting } from '../catalogue/product-writing.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange, refusalOf } from '../declare/change.ts';
import { declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { declareShow } from '../declare/show.ts';
import { type BrandOptions, brandOption, code, productCoded, productName } from '../find/find-product.ts';
import { productsList } from '../lists/products.list.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import type { Act } from '../run-command.ts';
import { facts } from '../views/facts.ts';

/** 'BOSCH FR7DC (Disponible, 1.234,50)'. */
const otherRowText = ({ brand, code, sale, stockState, prices }: OtherPriceRow): string => {
  const state = soldText({ sale, stockState });
  return `${brand} ${code} (${[state, prices.map(({ price }) => formatAmount(price)).join(' · ')].filter(Boolean).join(', ')})`;
};

/** 'Disponible, 3 unidades': the count is what a sheet said, the state may be what somebody chose. */
const stockText = ({ stockState }: ProductDetails, units: number | null): string =>
  units === null
    ? stockTexts[stockState]
    : `${stockTexts[stockState]}, ${formatCount(units)} ${units === 1 ? 'unidad' : 'unidades'}`;

const fitted = ({ name, engine, position, notes, from, to }: FittedVehicle): string =>
  [name, engine, joinedWords({ position, notes }), years(from, to)].filter(Boolean).join(' ');

const base = { problem: productManagementProblem } as const;

const productCommands = (program: Command, act: Act): void => {
  const products = declareGroup(
    program,
    'products',
    'Artículos, como los ve el personal',
    'products list --state without-price',
    'products sale BKR6E discontinued --dry-run',
  );
  declareList(products, act, productsList);
  declareShow<BrandOptions, SeenProduct, ProductManagementFailure>(products, act, {
    ...base,
    access: 'management',
    name: 'show',
    about: 'Muestra un artículo entero',
    examples: ['products show BKR6E', 'products show BKR6E --fields details.prices'],
    words: [code],
    options: [brandOption],
    answer: managedProductWire,
    toWire: managedProductToWire,
    text: ({ details, brand, family, stock, otherRows, pictures }, style, columns) =>
      facts(
        [
          ['Código', details.code],
          ['Marca', brand],
          ['Código interno', details.internalCode],
          ['Ubicación', details.storageLocation],
          ['Descripción', details.description],
          ['Familia', family],
          ['Múltiplo', formatCount(details.multiple)],
          ['Venta', saleTexts[details.sale]],
          ['Stock', stockText(details, stock)],
          ['Costo de compra', details.purchaseCost === null ? '' : formatAmount(details.purchaseCost)],
          ['Precios', details.prices.flatMap(({ price }) => (price === null ? [] : formatAmount(price))).join(' · ')],
          ['Equivalencias', details.equivalences.map((each) => `${each.brand} ${each.code}`).join(', ')],
          ['De otras marcas', otherRows.map(otherRowText).join(', ')],
          ['Vehículos', details.applications.map(fitted).join(', ')],
          ['Imágenes', formatCount(pictures.length)],
        ],
        style,
        columns,
      ),
    ask: (asking, { brand }, text) => productCoded(asking, text, brand),
  });
  productWriting(products, act);
  declareChange<BrandOptions, SeenProduct, ProductManagementFailure>(products, act, {
    ...base,
    access: 'administration',
    name: 'sale',
    about: 'Dice si un artículo se vende',
    examples: ['products sale BKR6E not-available', 'products sale BKR6E on-sale --brand NGK'],
    words: [code, ['venta', saleStates.map((sale) => `${sale} (${saleTexts[sale]})`).join(', '), saleStates]],
    options: [brandOption],
    answer: changedWire(managedProductWire),
    toWire: managedProductToWire,
    message: (product) => `${productName(product)}: ${saleTexts[product.details.sale]}`,
    plan: async (asking, { brand }, text, wanted) => {
      const sale = saleStates.find((each) => each === wanted) ?? ('on-sale' satisfies SaleState);
      return (await productCoded(asking, text, brand)).map((product) => ({
        question: `¿Poner ${productName(product)} en «${saleTexts[sale]}»?`,
        isDone: product.details.sale === sale,
        before: managedProductToWire(product),
        work: () => asking.services.products.setSale(asking.caller, product.id, sale),
      }));
    },
  });
  declareChange<BrandOptions, SeenProduct, ProductManagementFailure>(products, act, {
    ...base,
    access: 'administration',
    name: 'remove',
    about: 'Elimina un artículo que nada usa',
    examples: ['products remove BKR6E --brand NGK --yes'],
    goneCodes: ['product-not-found'],
    words: [code],
    options: [brandOption],
    isFinal: true,
    answer: changedWire(managedProductWire),
    toWire: managedProductToWire,
    message: (product) => `Eliminado: ${productName(product)}`,
    plan: async (asking, { brand }, text) =>
      (await productCoded(asking, text, brand)).map((product) => ({
        names: [product.details.code, `${product.details.code} ${product.brand}`],
        question: `¿Eliminar ${productName(product)}?`,
        before: managedProductToWire(product),
        refusal: async () => refusalOf(await asking.services.products.mayRemove(asking.caller, product.id)),
        work: async () => (await asking.services.products.remove(asking.caller, product.id)).map(() => product),
      })),
  });
};

export const group: CommandGroup = { modules: [catalogueManagementModule], define: productCommands };
