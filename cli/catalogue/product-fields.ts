import { Option } from 'commander';
import { catalogueNameProblem } from '#adapters/texts/catalogue-names.es.ts';
import { productManagementProblem, saleTexts } from '#adapters/texts/product-management.es.ts';
import { stockTexts } from '#adapters/texts/stock.es.ts';
import { attributeOfHeading, isAttributeName } from '#core/catalogue/import/drafts/attributes.ts';
import type { ProductChoices } from '#core/catalogue/management/managed-product.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import { saleStates } from '#core/catalogue/products/sale-state.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { partsInCell } from '#core/sheets/cell-parts.ts';
import { familyPaths, type Labels, labelsOf } from '#core/sheets/labels.ts';
import { idIn } from '../arguments/id-word.ts';
import { spokenOption } from '../arguments/spoken.ts';
import { type Asking, orOutcome } from '../declare/declare.ts';
import type { Fields } from '../fields-file.ts';
import { nameCalled } from '../find/find-name.ts';
import { productCoded } from '../find/find-product.ts';
import { type OrNone, orNull, presentFields, readNumber, readNumberOrNone } from '../option-values.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';

/** What options say of a product, by the names of the API. */
export interface ProductFieldOptions {
  readonly brandId?: string;
  readonly code?: string;
  readonly internalCode?: string;
  readonly description?: string;
  readonly typeId?: string;
  readonly position?: string;
  readonly storageLocation?: string;
  readonly multiple?: number;
  readonly iva?: number;
  readonly stockState?: string;
  readonly sale?: string;
  readonly purchaseCost?: OrNone<number>;
  readonly prices?: string;
  readonly equivalences?: string;
  readonly relations?: string;
  readonly applications?: string;
  readonly attributes?: string;
}

export const productFieldOptions: readonly Option[] = [
  new Option('--brand-id <MARCA>', "la marca, por su nombre o su id como '#12'"),
  new Option('--code <CÓDIGO>', 'el de la marca'),
  new Option('--internal-code <CÓDIGO>', 'el del distribuidor'),
  new Option('--description <TEXTO>', 'qué es'),
  new Option('--type-id <FAMILIA>', "«Bujías», o «Encendido > Bujías», o su id como '#12'"),
  new Option('--position <TEXTO>', 'dónde va en el vehículo'),
  new Option('--storage-location <LUGAR>', 'dónde está en el depósito'),
  new Option('--multiple <N>', 'de a cuántos se vende').argParser(readNumber),
  new Option('--iva <PORCENTAJE>', '21 o 10,5').argParser(readNumber),
  spokenOption('--stock-state <ESTADO>', 'cuánto hay', stockStates, stockTexts),
  spokenOption('--sale <ESTADO>', 'si se vende', saleStates, saleTexts),
  new Option('--purchase-cost <PESOS>', 'lo que cuesta; "" si no se sabe').argParser(readNumberOrNone),
  new Option('--prices <TEXTO>', 'de esas listas: "Lista 1|1234,50; Lista 2|"; en las demás queda el que está'),
  new Option('--equivalences <TEXTO>', 'todas: "SKF|6203; FAG|6203"'),
  new Option('--relations <TEXTO>', 'todos: "Kit|BKR6E|4|con arandela|NGK": título, código, cuántos, notas, marca'),
  new Option(
    '--applications <TEXTO>',
    'todos: "Volkswagen Gol|1.6|nafta|2004|2012|Delantero": vehículo, motor, notas, años, posición',
  ),
  new Option('--attributes <TEXTO>', 'esos: "Diámetro interior|25; notas|": vacío lo saca, los demás quedan'),
];

type Part = readonly string[];

const idOf = (labels: readonly Labels[], typed: string, what: string): Result<string | null, Outcome> => {
  if (typed.trim() === '') return Ok(null);
  const id = labels.map((each) => each.idOf(typed)).find((each) => each !== null) ?? idIn(typed);
  return id === null ? Err(problem('name-not-found', `No hay ${what} «${typed}»`)) : Ok(id);
};

const typeLabels = ({ types }: ProductChoices): readonly Labels[] => [
  labelsOf(familyPaths(types.map(({ id, name, parentId }) => ({ id, name, indented: parentId !== null })))),
  labelsOf(types),
];

/** The parts of a cell, or what was wrong with the first part that could not be read. */
const each = async <Item, Failure>(
  cell: string,
  read: (parts: Part) => Promise<Result<Item, Failure>> | Result<Item, Failure>,
): Promise<Result<readonly Item[], Failure>> => {
  const items: Item[] = [];
  for (const parts of partsInCell(cell)) {
    const item = await read(parts);
    if (!item.ok) return item;
    items.push(item.val);
  }
  return Ok(items);
};

const numberIn = (typed: string, what: string): Result<number | null, Outcome> => {
  try {
    return Ok(orNull(readNumberOrNone(typed)));
  } catch {
    return Err(wrongUsage(`«${typed}» no es ${what}`));
  }
};

const pricesOf = async (cell: string, { priceLists }: ProductChoices, held: ProductDetails | null) => {
  const lists = labelsOf(priceLists);
  const typedPrices = await each(cell, ([list = '', amount = '']) =>
    idOf([lists], list, 'una lista de precios').andThen((priceListId) =>
      numberIn(amount, 'un precio').map((price) => ({ priceListId, price })),
    ),
  );
  return typedPrices.map((prices) => [
    ...(held?.prices ?? [])
      .filter(({ priceListId }) => prices.every((price) => price.priceListId !== priceListId))
      .map(({ priceListId, price }) => ({ priceListId, price: price?.toNumber() ?? null })),
    ...prices,
  ]);
};

const relationOf =
  (asking: Asking) =>
  async ([title = '', code = '', count = '', notes = '', brand]: Part) => {
    const quantity = numberIn(count, 'una cantidad');
    if (!quantity.ok) return quantity;
    const found = await productCoded(asking, code, brand || undefined, 'la marca al final');
    const product = orOutcome(asking.cli, found, productManagementProblem);
    return product.map(({ id, brand: maker, details }) => ({
      title,
      productId: id,
      quantity: quantity.val ?? 1,
      notes,
      name: `${maker} ${details.code}`,
    }));
  };

const applicationOf =
  (asking: Asking) =>
  async ([vehicle = '', engine = '', notes = '', from = '', to = '', position = '']: Part) => {
    const [begins, ends] = [numberIn(from, 'un año'), numberIn(to, 'un año')];
    if (!begins.ok) return begins;
    if (!ends.ok) return ends;
    const model = orOutcome(asking.cli, await nameCalled(asking, 'models', vehicle), catalogueNameProblem);
    return model.map(({ id, name, parent }) => ({
      vehicleId: id,
      engine,
      position,
      notes,
      from: begins.val,
      to: ends.val,
      name: parent === null ? name : `${parent.name} ${name}`,
    }));
  };

/** Attributes by their names or as sheets call them; an empty value takes the attribute away. */
const attributesOf = (cell: string, held: ProductDetails | null): Result<Readonly<Record<string, string>>, Outcome> => {
  const attributes = partsInCell(cell).map(
    ([typed = '', value = '']) => [attributeOfHeading(typed) ?? typed, value] as const,
  );
  const unknown = attributes.find(([name]) => !isAttributeName(name));
  if (unknown !== undefined) return Err(problem('attribute-not-found', `No hay un atributo «${unknown[0]}»`));
  const all = new Map([...Object.entries(held?.attributes ?? {}), ...attributes]);
  return Ok(Object.fromEntries([...all].filter(([, value]) => value !== '')));
};

/** The options as fields of the API: names are looked up, and parts are added to what is stored of the product. */
export const fieldsOfProduct = async (
  asking: Asking,
  options: ProductFieldOptions,
  held: ProductDetails | null,
): Promise<Result<Fields, Outcome>> => {
  const { brandId, typeId, prices, equivalences, relations, applications, attributes } = options;
  const { code, internalCode, description, position, storageLocation } = options;
  const { multiple, iva, stockState, sale, purchaseCost } = options;
  const plain = { code, internalCode, description, position, storageLocation, multiple, iva, stockState, sale };
  const fields = new Map(Object.entries(presentFields(plain, { purchaseCost })));
  const needsChoices = [brandId, typeId, prices].some((field) => field !== undefined);
  const choices = needsChoices ? await asking.services.products.choices(asking.caller) : null;
  if (choices !== null && !choices.ok) return orOutcome(asking.cli, choices, productManagementProblem);
  const known: ProductChoices = choices?.val ?? { brands: [], types: [], priceLists: [] };
  const found: readonly (readonly [string, Result<unknown, Outcome> | null])[] = [
    ['brandId', brandId === undefined ? null : idOf([labelsOf(known.brands)], brandId, 'una marca')],
    ['typeId', typeId === undefined ? null : idOf(typeLabels(known), typeId, 'una familia')],
    ['prices', prices === undefined ? null : await pricesOf(prices, known, held)],
    [
      'equivalences',
      equivalences === undefined
        ? null
        : await each(equivalences, ([brand = '', of = '']) => Ok<object>({ brand, code: of })),
    ],
    ['relations', relations === undefined ? null : await each(relations, relationOf(asking))],
    ['applications', applications === undefined ? null : await each(applications, applicationOf(asking))],
    ['attributes', attributes === undefined ? null : attributesOf(attributes, held)],
  ];
  for (const [name, value] of found) {
    if (value === null) continue;
    if (!value.ok) return value;
    fields.set(name, value.val);
  }
  return Ok(Object.fromEntries(fields));
};
