import { type Command, Option } from 'commander';
import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import {
  productManagementProblem,
  productStateTexts,
  saleTexts,
  soldText,
} from '#adapters/texts/product-management.es.ts';
import { stockTexts } from '#adapters/texts/stock.es.ts';
import {
  managedProductToWire,
  managedProductWire,
  productPageToWire,
  productPageWire,
} from '#adapters/wire/product-management.wire.ts';
import {
  everyProduct,
  type ListedProduct,
  type OtherPriceRow,
  type ProductFilter,
  type ProductState,
  productStates,
  type SeenProduct,
} from '#core/catalogue/management/managed-product.ts';
import {
  type FittedVehicle,
  type ProductDetails,
  type SaleState,
  saleStates,
} from '#core/catalogue/management/product-details.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { joinedWords } from '#core/catalogue/products/fitting-words.ts';
import { years } from '#core/catalogue/products/years.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { oneStateOption } from '../arguments/state-option.ts';
import { productWriting } from '../catalogue/product-writing.ts';
import type { CommandGroup } from '../command-group.ts';
import { changedWire, declareChange, refusalOf } from '../declare/change.ts';
import { type Asking, declareGroup } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { declareShow } from '../declare/show.ts';
import { type BrandOptions, brandOption, code, productCoded, productName } from '../find/find-product.ts';
import { catalogueManagementModule } from '../modules/catalogue-management.module.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { facts } from '../views/facts.ts';

interface ListOptions {
  readonly search?: string;
  readonly state?: ProductState;
  readonly brand?: string;
}
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
type Failed = ProductManagementFailure | Outcome;

const brandIdOf = async ({ services, caller }: Asking, brand?: string): Promise<Result<string, Failed>> => {
  if (brand === undefined) return Ok('');
  const choices = await services.products.choices(caller);
  if (!choices.ok) return choices;
  const found = choices.val.brands.find(({ name }) => folded(name) === folded(brand));
  return found === undefined ? Err(problem('brand-not-found', `No hay una marca «${brand}»`)) : Ok(found.id);
};

const productCommands = (program: Command, act: Act): void => {
  const products = declareGroup(
    program,
    'products',
    'Artículos, como los ve el personal',
    'products list --state without-price',
    'products sale BKR6E discontinued --dry-run',
  );
  declareList<ListOptions, ListedProduct, ProductManagementFailure>(products, act, {
    ...base,
    access: 'management',
    about: 'Lista artículos por código, o como se buscan',
    examples: ['products list --search "bujia gol"', 'products list --state without-price --all --fields code,brand'],
    options: [
      new Option('--search <TEXTO>', 'un código, o palabras de la descripción'),
      oneStateOption('sólo los que están así', productStates, productStateTexts),
      new Option('--brand <MARCA>', 'sólo los de esa marca'),
    ],
    answer: productPageWire,
    paging: 'key',
    key: 'products',
    none: 'No hay artículos así',
    noneYet: 'Todavía no hay artículos',
    toWire: (product) => productPageToWire({ products: [product], next: null }).products[0],
    columns: (style) => [
      { title: 'Código', cell: (each) => each.code },
      { title: 'Marca', cell: ({ brand }) => brand, minWidth: 6 },
      { title: 'Descripción', cell: ({ description }) => description, minWidth: 14 },
      { title: 'Precio', cell: ({ price }) => (price === null ? '' : formatAmount(price)), align: 'right' },
      {
        title: 'Stock',
        cell: soldText,
        paint: (text, { sale, stockState }) =>
          ({ Green: style.good, Yellow: style.warning, Red: style.bad })[sale === 'on-sale' ? stockState : 'Red'](text),
      },
    ],
    ask: async (asking, { search = '', state, brand }, { after }) => {
      const brandId = await brandIdOf(asking, brand);
      if (!brandId.ok) return brandId;
      const filter: ProductFilter = { ...everyProduct, text: search, state: state ?? '', brandId: brandId.val };
      return (await asking.services.products.page(asking.caller, filter, after)).map((page) => ({
        rows: page.products,
        next: page.next,
      }));
    },
  });
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
          ['Costo', details.purchaseCost === null ? '' : formatAmount(details.purchaseCost)],
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
