import type { DemoCustomer, DemoScoped, DemoSeller, DemoUser } from '#adapters/postgres/demo/demo-commerce.ts';
import type { DemoProductType } from '#adapters/postgres/demo/demo-rows.ts';
import { folded } from '#core/shared/folded.ts';
import { type Chance, chanceOf } from './chance.ts';
import { validCuit } from './cuit.ts';
import { productBrandNames } from './product-brands.ts';
import { townOf } from './towns.ts';

export const zones = ['Zona norte', 'Zona oeste', 'Zona sur', 'CABA', 'La Plata', 'Interior'] as const;

const sellerNames = [
  'Martín Ferreyra',
  'Laura Giménez',
  'Diego Sosa',
  'Carolina Peralta',
  'Hernán Quiroga',
  'Silvina Roldán',
];

export const demoSellers = (): DemoSeller[] =>
  sellerNames.map((name, index) => ({
    id: index + 1,
    name,
    phone: `11 5550-01${index + 10}`,
    email: `${loginOf(name)}@mostrador.example`,
    inactive: index === sellerNames.length - 1,
  }));

const trades = [
  'Repuestos',
  'Autopartes',
  'Casa',
  'Rodamientos',
  'Frenos',
  'Lubricentro',
  'El Repuesto',
  'Distribuidora',
];
const places = [
  ...[
    'Norte',
    'San Martín',
    'Morón',
    'Quilmes',
    'Avellaneda',
    'Tigre',
    'Pilar',
    'Lomas',
    'Caseros',
    'Warnes',
    'Liniers',
  ],
  ...[
    'Flores',
    'Berazategui',
    'Merlo',
    'Escobar',
    'Zárate',
    'Tandil',
    'Rosario',
    'Córdoba',
    'Mendoza',
    'Salta',
    'Chivilcoy',
  ],
  ...[
    'Junín',
    'Pergamino',
    'Azul',
    'Olavarría',
    'Neuquén',
    'Posadas',
    'Paraná',
    'Rafaela',
    'Río Cuarto',
    'Bahía Blanca',
  ],
];
const forms = ['S.R.L.', 'S.A.', 'S.A.S.', 'S.H.'];

/** 40 in order, 9 about to expire, 5 and 3 with claims, 2 blocked, one closed. */
const states = [
  ...Array<string>(40).fill('Ok'),
  ...Array<string>(9).fill('NextToExpire'),
  ...Array<string>(5).fill('FirstClaim'),
  ...Array<string>(3).fill('SecondClaim'),
  ...Array<string>(2).fill('Blocked'),
  'Inactive',
];

type Discounts = DemoCustomer['discounts'];
/**
 * Cascades by price list: the dearer the list, the deeper. All leave the customer near three quarters of the first
 * list.
 */
const cascades: readonly (readonly Discounts[])[] = [
  [
    ['20', '5', '0', '0', '0'],
    ['20', '0', '0', '0', '0'],
    ['10', '10', '5', '0', '0'],
    ['15', '5', '5', '2', '0'],
    ['12', '5', '5', '3', '2'],
    ['25', '3', '0', '0', '0'],
  ],
  [
    ['15', '0', '0', '0', '0'],
    ['10', '5', '3', '0', '0'],
    ['12', '5', '0', '0', '0'],
    ['15', '0', '5', '0', '0'],
  ],
  [
    ['10', '0', '0', '0', '0'],
    ['5', '5', '0', '0', '0'],
    ['8', '3', '2', '0', '0'],
  ],
];

const scopes = (chance: Chance, types: readonly DemoProductType[], percentages: readonly string[]): DemoScoped[] => {
  const family = chance.pick(types.filter(({ parentId }) => parentId === null));
  const brandId = chance.int(1, productBrandNames.length);
  const brand = productBrandNames[brandId - 1] ?? '';
  const [ofFamily = '1', ofBrand = '1', ofBoth = '1'] = percentages;
  const all: DemoScoped[] = [
    { brandId: null, typeId: family.id, percentage: ofFamily, text: `Especial ${family.name}` },
    { brandId, typeId: null, percentage: ofBrand, text: `Especial ${brand}` },
    { brandId, typeId: family.id, percentage: ofBoth, text: `Especial ${brand} en ${family.name}` },
  ];
  return chance.some(all, chance.int(1, 3));
};

/** 60 companies; the first is the one behind the demo's customer logins. */
export const demoCustomers = (types: readonly DemoProductType[], seed: number): DemoCustomer[] => {
  const chance = chanceOf(seed, 'customers');
  const names = chance.some(
    trades
      .flatMap((trade) => places.map((place) => ({ fantasyName: `${trade} ${place}`, place })))
      .filter(({ fantasyName }) => fantasyName !== 'Repuestos Norte'),
    states.length - 2,
  );
  const first = ['El Cruce', 'Norte'].map((place) => ({ fantasyName: `Repuestos ${place}`, place }));
  return [...first, ...names].map(({ fantasyName, place }, index): DemoCustomer => {
    const isFirst = index === 0;
    const zone = index < 2 ? 'Zona norte' : chance.pick(zones);
    const list = isFirst ? 0 : chance.int(0, 2);
    return {
      id: index + 1,
      externalCode: String(10_001 + index * 7),
      name: `${fantasyName} ${isFirst ? 'S.R.L.' : chance.pick(forms)}`,
      fantasyName,
      cuit: validCuit(chance.pick(['30', '30', '30', '33']), 50_000_000 + chance.int(0, 21_999_998)),
      email: `compras@${folded(fantasyName).replaceAll(' ', '')}.example`,
      ...townOf(place),
      state: states[index] ?? 'Ok',
      priceListId: list + 1,
      sellerId: isFirst ? 1 : 1 + (index % (sellerNames.length - 1)),
      allowOffers: isFirst || !chance.yes(0.15),
      zone,
      zoneEmail: `${folded(zone).replaceAll(' ', '.')}@mostrador.example`,
      discounts: isFirst ? ['20', '5', '0', '0', '0'] : chance.pick(cascades[list] ?? []),
      discountItems: isFirst || chance.yes(0.35) ? scopes(chance, types, ['3', '2', '5']) : [],
      surcharges: [
        {
          brandId: null,
          typeId: null,
          percentage: isFirst ? '45' : chance.pick(['30', '35', '40', '45', '50', '60']),
          text: 'General',
        },
        ...(isFirst || chance.yes(0.4) ? scopes(chance, types, ['55', '38', '62.5']) : []),
      ],
      specialDiscountIds: isFirst ? [1] : [1, 2, 3].filter(() => chance.yes(0.2)),
      includeIva: isFirst || chance.yes(0.7),
      showSellingPrice: isFirst || chance.yes(0.8),
      since: `${2009 + (index % 14)}-0${1 + (index % 9)}-1${index % 7}`,
    };
  });
};

const loginOf = (name: string): string => folded(name).replaceAll(' ', '.');

/** The five logins (docs/rules/demo.md 2), and a login of each seller and two of each customer. */
export const demoUsers = (sellers: readonly DemoSeller[], customers: readonly DemoCustomer[]): DemoUser[] => {
  const staff = { customerId: null, sellerId: null };
  return [
    { ...staff, userName: 'admin', name: 'Administrador', role: 'Admin' },
    { ...staff, userName: 'gerente', name: 'Paula Ledesma', role: 'Manager' },
    ...sellers.map(
      ({ id, name }): DemoUser => ({
        userName: id === 1 ? 'vendedor' : loginOf(name),
        name,
        role: 'Seller',
        customerId: null,
        sellerId: id,
      }),
    ),
    ...customers.flatMap(({ id, fantasyName }): DemoUser[] => {
      const userName = id === 1 ? 'cliente' : loginOf(fantasyName);
      const company = { name: fantasyName, customerId: id, sellerId: null };
      return [
        { ...company, userName: `${userName}.admin`, role: 'CustomerAdmin' },
        { ...company, userName, role: 'CustomerUser' },
      ];
    }),
  ];
};
