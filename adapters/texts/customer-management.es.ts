import type { CustomerFlaw } from '#core/customers/customer-details.ts';
import type { CustomerManagementFailure } from '#core/customers/customer-management.service.ts';
import { maxCounted } from '#core/customers/customer-search.ts';
import { knownStates } from '#core/customers/customer-state.ts';
import type { OtherAddress } from '#core/customers/delivery-address.ts';
import type { CustomerPage } from '#core/customers/managed-customer.ts';
import { customerStateText } from './customer-states.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, listFileTexts, type Texts, tell } from './problem-text.es.ts';

/** What each part of an address is called. */
export const addressPartTexts: Readonly<Record<keyof OtherAddress, string>> = {
  name: 'Nombre',
  address: 'Calle y número',
  town: 'Localidad',
  province: 'Provincia',
  postcode: 'Código postal',
  remark: 'Nota para el reparto',
};

/**
 * The part and whose it is: 'Calle y número de «Sucursal Centro»'; by its number, the main one being the first, where
 * it has no name.
 */
const addressPartOf = (field: string, addressName: string): string => {
  const [, place = '0', part = 'name'] = field.split('.');
  const whose = addressName === '' ? `la dirección ${Number(place) + 2}` : `«${addressName}»`;
  return `${addressPartTexts[part as keyof OtherAddress]} de ${whose}`;
};

const known = knownStates.map((state) => `«${customerStateText(state)}»`).join(', ');

const flaws: Texts<CustomerFlaw> = {
  'text-missing': ({ field }) => (field === 'state' ? 'Elegí un estado' : 'Completá este dato'),
  'text-too-long': ({ max }) => `Hasta ${max} letras`,
  'cuit-wrong': () => 'Ese CUIT no existe: revisá los números. Si no tiene, dejalo vacío',
  'address-wrong': () => 'Va una sola dirección, como ventas@ejemplo.com',
  'percentage-wrong': () => 'Un porcentaje de 0 a menos de 100, con dos decimales a lo sumo',
  'amount-wrong': () => 'Un importe en pesos, o vacío si no hay límite',
  'choice-missing': () => 'Elegí una lista de precios',
  'discount-without-scope': () => 'Elegí una marca, una familia o las dos',
  'email-twice': () => 'Ese e-mail ya está más arriba',
  'too-many-emails': ({ max }) => `Hasta ${max} e-mails además del principal`,
  'address-text-missing': ({ field, addressName }) => `${addressPartOf(field, addressName)}: completá este dato`,
  'address-text-too-long': ({ field, addressName, max }) => `${addressPartOf(field, addressName)}: hasta ${max} letras`,
  'address-name-twice': ({ addressName }) => `Ya hay una dirección «${addressName}» más arriba`,
  'address-name-of-main': ({ addressName }) => `«${addressName}» se llama la principal: ponele otro nombre`,
  'too-many-addresses': ({ max }) => `Hasta ${max} direcciones además de la principal`,
  'discount-twice': () => 'Ya hay una bonificación para lo mismo más arriba',
  'too-many-discounts': ({ max }) => `Hasta ${max} bonificaciones`,
  'login-wrong': () => 'De 3 a 60 letras sin acentos, números, puntos, guiones o @, sin espacios',
  'state-unknown': () => `Ese estado no existe. Los que hay son ${known}, y los que ya tiene algún cliente`,
  'logins-equal': () => 'Los dos usuarios tienen que ser distintos',
};

export const customerFlawText = (flaw: CustomerFlaw): string => tell(flaws, flaw);

/** Which field of the form tells a refusal that only the server knows; null where it is about none of them. */
export const customerFieldOf = (failure: CustomerManagementFailure): string | null => {
  switch (failure.code) {
    case 'customer-code-taken':
      return 'code';
    case 'customer-cuit-taken':
      return 'cuit';
    case 'customer-choice-unknown':
      return failure.field;
    default:
      return null;
  }
};

const texts: Texts<CustomerManagementFailure> = {
  ...everywhere,
  ...listFileTexts,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  'customer-invalid': ({ flaws: [first] }) =>
    first === undefined ? 'Hay datos para corregir' : `Hay datos para corregir: ${customerFlawText(first)}`,
  'customer-not-found': () => 'Ese cliente ya no existe',
  'customer-moved': ({ by }) =>
    `${by === '' ? 'Otra persona' : by} cambió este cliente mientras tanto. Mirá cómo quedó antes de guardar`,
  'customer-code-taken': ({ name }) => `Ya hay un cliente con ese código: ${name}`,
  'customer-cuit-taken': ({ externalCode, name }) => `Ya hay un cliente con ese CUIT: ${externalCode} ${name}`,
  'customer-login-taken': ({ login }) => `El usuario ${login} ya es de otra persona. Elegí otro`,
  'customer-choice-unknown': () => 'Lo que elegiste ya no existe. Elegí otra vez',
};

export const customerManagementProblem = (failure: CustomerManagementFailure): string => tell(texts, failure);

/** How many are listed of how many there are. */
export const customersCountText = ({ customers, next, total }: CustomerPage, isFiltered: boolean): string => {
  const all = `${total > maxCounted ? `más de ${formatCount(maxCounted)}` : formatCount(total)} ${total === 1 ? 'cliente' : 'clientes'}`;
  if (!isFiltered) return all;
  return `${next === null ? '' : 'más de '}${formatCount(customers.length)} de ${all}`;
};

/** How many are ticked, and how many of those are on other pages, or not found by what is looked for now. */
export const chosenText = (chosen: number, shown: number): string => {
  const hidden = chosen - shown;
  const all = chosen === 1 ? 'uno elegido' : `${formatCount(chosen)} elegidos`;
  if (hidden === 0) return all;
  return chosen === 1
    ? `${all}, que acá no se ve`
    : `${all}, ${formatCount(hidden)} de ellos no se ${hidden === 1 ? 've' : 'ven'} acá`;
};

export const provinces = [
  'Buenos Aires',
  'CABA',
  'Catamarca',
  'Chaco',
  'Chubut',
  'Córdoba',
  'Corrientes',
  'Entre Ríos',
  'Formosa',
  'Jujuy',
  'La Pampa',
  'La Rioja',
  'Mendoza',
  'Misiones',
  'Neuquén',
  'Río Negro',
  'Salta',
  'San Juan',
  'San Luis',
  'Santa Cruz',
  'Santa Fe',
  'Santiago del Estero',
  'Tierra del Fuego',
  'Tucumán',
] as const;
