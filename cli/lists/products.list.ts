import { Option } from 'commander';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { productManagementProblem, productStateTexts, soldText } from '#adapters/texts/product-management.es.ts';
import { productPageToWire, productPageWire } from '#adapters/wire/product-management.wire.ts';
import {
  everyProduct,
  type ListedProduct,
  type ProductFilter,
  type ProductState,
  productStates,
} from '#core/catalogue/management/managed-product.ts';
import type { ProductManagementFailure } from '#core/catalogue/management/product-management.service.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { oneStateOption } from '../arguments/state-option.ts';
import type { Asking } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { type Outcome, problem } from '../outcome.ts';

interface ListOptions {
  readonly search?: string;
  readonly state?: ProductState;
  readonly brand?: string;
}

type Failed = ProductManagementFailure | Outcome;

const brandIdOf = async ({ services, caller }: Asking, brand?: string): Promise<Result<string, Failed>> => {
  if (brand === undefined) return Ok('');
  const choices = await services.products.choices(caller);
  if (!choices.ok) return choices;
  const found = choices.val.brands.find(({ name }) => folded(name) === folded(brand));
  return found === undefined ? Err(problem('brand-not-found', `No hay una marca «${brand}»`)) : Ok(found.id);
};

export const productsList: ListDeclaration<ListOptions, ListedProduct, ProductManagementFailure> = {
  problem: productManagementProblem,
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
};
