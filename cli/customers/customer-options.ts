/** The options that say something of a customer, for creating and editing one. */

import { Option } from 'commander';
import type { CustomerCells, CustomerSheetField } from '#core/customers/sheets/customer-sheet.ts';

/** What an option says of a customer: the flag, and the column of a sheet that it stands for. */
const options = [
  ['name', '--name <TEXTO>', 'razón social'],
  ['fantasyName', '--fantasy-name <TEXTO>', 'nombre de fantasía'],
  ['cuit', '--cuit <CUIT>', 'vacío ("") si no tiene'],
  ['email', '--email <E-MAIL>', 'adonde le llegan sus pedidos'],
  ['otherEmails', '--other-emails <TEXTO>', 'con lo que recibe cada uno: "a@b.com|pedidos; c@d.com|cuenta"'],
  ['phone', '--phone <TEXTO>', 'teléfono'],
  ['address', '--address <TEXTO>', 'dirección'],
  ['town', '--town <TEXTO>', 'localidad'],
  ['province', '--province <TEXTO>', 'provincia'],
  ['postcode', '--postcode <TEXTO>', 'código postal'],
  [
    'otherAddresses',
    '--other-addresses <TEXTO>',
    'otras direcciones: "Sucursal Centro|Belgrano 120|Paraná|Entre Ríos|3100|Timbre 2; …"',
  ],
  ['zone', '--zone <TEXTO>', 'zona'],
  ['zoneEmail', '--zone-email <E-MAIL>', 'e-mail de la zona'],
  ['seller', '--seller <NOMBRE>', 'vendedor, por su nombre'],
  ['priceList', '--price-list <NOMBRE>', 'lista de precios, por su nombre'],
  ['state', '--state <ESTADO>', 'Ok, Bloqueado, Inactivo…'],
  ['discountItems', '--discount-items <TEXTO>', 'por marca y familia: "NGK||5|; |Frenos|3|"'],
  ['allowOffers', '--allow-offers <SÍ|NO>', 'si ve las ofertas'],
  ['creditLimit', '--credit-limit <PESOS>', 'límite de crédito'],
  ['adminLogin', '--admin-login <USUARIO>', 'usuario administrador'],
  ['userLogin', '--user-login <USUARIO>', 'usuario'],
] as const satisfies readonly (readonly [CustomerSheetField, string, string])[];

export type CustomerOptions = Partial<Readonly<Record<(typeof options)[number][0], string>>> & {
  /** The five, with '+' between them: '10+5'. */
  readonly discounts?: string;
};

/** `required` are those that a new customer cannot do without. */
export const customerOptions = (required: readonly CustomerSheetField[] = []): readonly Option[] => [
  ...options.map(([field, flags, description]) =>
    new Option(flags, description).makeOptionMandatory(required.includes(field)),
  ),
  new Option('--discounts <N+N>', 'hasta cinco bonificaciones, una sobre la otra: 10+5'),
];

export const cellsOfOptions = ({ discounts, ...cells }: CustomerOptions): CustomerCells => {
  const five = discounts?.split('+') ?? [];
  return {
    ...Object.fromEntries(options.flatMap(([field]) => (cells[field] === undefined ? [] : [[field, cells[field]]]))),
    ...(discounts === undefined
      ? {}
      : Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`discount${at + 1}`, five[at]?.trim() ?? '']))),
  };
};
