import type {
  DemoCode,
  DemoPart,
  DemoPriceRow,
  DemoProduct,
  DemoProductType,
} from '#adapters/postgres/demo/demo-rows.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type ProductBrandName, productBrandLevels, productBrandNames } from './product-brands.ts';
import type { Blueprint, OwnCode } from './recipes/blueprint.ts';

export const priceListNames = ['Lista 1', 'Lista 2', 'Lista Mayorista'] as const;
const shareOfFirstList = [100, 94, 86] as const;
/** How many codes of other makers a product has at most. */
const maxEquivalents = 8;

/** Creates the products: identities, price rows, stock. A code that a brand already has is not made twice. */
export const stockParts = (
  blueprints: readonly Blueprint[],
  types: readonly DemoProductType[],
  seed: number,
): DemoPart[] => {
  const chance = chanceOf(seed, 'stock');
  const typeIds = new Map<string, number>(types.map(({ id, name }) => [name, id]));
  const brandIds = new Map<string, number>(productBrandNames.map((name, index) => [name, index + 1]));
  const idOf = (ids: ReadonlyMap<string, number>, name: string): number => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`nothing is called ${name}`);
    return id;
  };
  const taken = new Set<string>();
  let products = 0;
  let rows = 0;

  return blueprints.flatMap((blueprint): DemoPart[] => {
    const ours = blueprint.ours.filter((code) => takeCode(taken, code)).slice(0, maxEquivalents);
    if (ours.length === 0) return [];
    const typeId = idOf(typeIds, blueprint.subfamily);
    const others = blueprint.others.slice(0, maxEquivalents + 1 - ours.length);
    const [sold, standIns] = partStandIns(ours, chance);
    const row = (code: OwnCode): DemoPriceRow => {
      rows += 1;
      return priceRow(chance, blueprint, code, { id: rows, typeId, brandId: idOf(brandIds, code.brand) });
    };
    return [
      {
        typeId,
        description: blueprint.description,
        position: blueprint.position,
        engines: blueprint.engines,
        technical: blueprint.technical,
        fits: blueprint.fits,
        codes: [...ours.map(({ brand, code }) => ({ brand, code })), ...others],
        products: sold.map((code, index): DemoProduct => {
          products += 1;
          return {
            id: products,
            brandId: idOf(brandIds, code.brand),
            ...code,
            rows: [code, ...(index === 0 ? standIns : [])].map(row),
          };
        }),
      },
    ];
  });
};

const takeCode = (taken: Set<string>, { brand, code }: DemoCode): boolean => {
  const key = `${brand} ${code.toUpperCase()}`;
  if (taken.has(key)) return false;
  taken.add(key);
  return true;
};

/** For parts of many makers, one or two are sold under the first one's code, as alternatives. */
const partStandIns = (codes: readonly OwnCode[], chance: Chance): readonly [OwnCode[], OwnCode[]] => {
  const standIns = codes.length > 3 && chance.yes(0.45) ? chance.int(1, 2) : 0;
  return [codes.slice(0, codes.length - standIns), codes.slice(codes.length - standIns)];
};

const priceRow = (
  chance: Chance,
  blueprint: Blueprint,
  { brand, code }: OwnCode,
  ids: { readonly id: number; readonly typeId: number; readonly brandId: number },
): DemoPriceRow => {
  const cents = Math.round((blueprint.cents * levelOf(brand) * chance.int(94, 106)) / 1000) * 10;
  const luck = chance.next();
  const stockState = luck < 0.75 ? 0 : luck < 0.9 ? 1 : 2;
  return {
    id: ids.id,
    brandId: ids.brandId,
    brand,
    code,
    internalCode: `${String(ids.typeId).padStart(3, '0')}-${String(ids.id).padStart(6, '0')}`,
    storageLocation: storageLocation(ids),
    barcode: chance.yes(0.4) ? barcode(ids.brandId, ids.id) : '',
    multiple: chance.pick(blueprint.multiples),
    stockQuantity: stockState === 0 ? chance.int(4, 260) : stockState === 1 ? chance.int(1, 3) : 0,
    stockState,
    isDiscontinued: chance.yes(0.012),
    isNotAvailable: chance.yes(0.008),
    iva: blueprint.iva ?? '21',
    purchaseCents: Math.round((cents * chance.int(48, 66)) / 100),
    promotion: chance.yes(0.03) ? chance.pick(['5', '8', '10', '12', '15', '20']) : null,
    listCents: shareOfFirstList.map((share) => Math.round((cents * share) / 100)),
  };
};

/** An aisle for some families, whose shelves are filled one after the other; every ninth article has no place yet. */
const storageLocation = ({ id, typeId }: { readonly id: number; readonly typeId: number }): string =>
  id % 9 === 0
    ? ''
    : `${String.fromCharCode(65 + (typeId % 16))}-${String((id % 37) + 1).padStart(2, '0')}-${(id % 6) + 1}`;

const levelOf = (brand: ProductBrandName): number => productBrandLevels[brand];

/** A GTIN-13 under Argentina's 779: the brand, the row and the check digit. */
const barcode = (brandId: number, rowId: number): string => {
  const digits = `779${String(brandId).padStart(3, '0')}${String(rowId).padStart(6, '0')}`;
  const weighted = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return digits + ((10 - (weighted % 10)) % 10);
};
