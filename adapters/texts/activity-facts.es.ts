import { priceField } from '#core/catalogue/management/product-changes.ts';
import { money } from '#core/shared/money.ts';
import { customerStateText } from './customer-states.es.ts';
import { emailKindTexts } from './email-kinds.es.ts';
import { formatAmount } from './numbers.es.ts';
import { orderStateTexts } from './order-states.es.ts';
import { saleTexts } from './product-management.es.ts';
import { stockTexts } from './stock.es.ts';
import { wordIn } from './word-in.ts';
import { yesOrNo } from './yes-no.es.ts';

const factNames: Readonly<Record<string, string>> = {
  '': 'Valor',
  name: 'Nombre',
  fantasyName: 'Nombre de fantasía',
  role: 'Rol',
  email: 'E-mail',
  phone: 'Teléfono',
  isActive: 'Activo',
  state: 'Estado',
  cuit: 'CUIT',
  zone: 'Zona',
  otherEmails: 'Otros e-mails',
  otherAddresses: 'Otras direcciones',
  remark: 'Nota para el reparto',
  isPickup: 'Lo retira el cliente',
  gets: 'Recibe',
  zoneEmail: 'E-mail de la zona',
  sellerId: 'Vendedor',
  priceListId: 'Lista de precios',
  address: 'Dirección',
  hours: 'Horario',
  since: 'Año de fundación',
  trade: 'Rubro',
  slogan: 'Título',
  offering: 'Qué ofrece',
  story: 'Nuestra trayectoria',
  characteristics: 'Nos caracterizamos por',
  drawing: 'Dibujo de la portada',
  mapLink: 'Enlace al mapa',
  mapEmbed: 'Mapa dentro de la página',
  mapPicture: 'Croquis',
  logo: 'Logo',
  accentLight: 'Color sobre claro',
  accentDark: 'Color sobre oscuro',
  town: 'Localidad',
  province: 'Provincia',
  postcode: 'Código postal',
  creditLimit: 'Límite de crédito',
  allowOffers: 'Ve ofertas',
  adminLogin: 'Usuario administrador',
  userLogin: 'Usuario',
  parent: 'Dentro de',
  offer: 'Oferta',
  rows: 'Artículos',
  percentage: 'Descuento',
  surcharge: 'Recargo',
  price: 'Precio',
  minQuantity: 'Desde cuántas unidades',
  minValue: 'Desde qué monto',
  multiplesOnly: 'Por múltiplos',
  text: 'Nota o regalo',
  from: 'Desde el día',
  until: 'Hasta el día',
  maker: 'Marca',
  code: 'Código',
  internalCode: 'Código interno',
  description: 'Descripción',
  family: 'Familia',
  position: 'Posición',
  storageLocation: 'Ubicación',
  multiple: 'Múltiplo',
  iva: 'IVA',
  stock: 'Stock',
  stockState: 'Stock',
  prices: 'Precios',
  sale: 'Venta',
  purchaseCost: 'Costo de compra',
  equivalences: 'Equivalencias',
  relations: 'Relaciones',
  applications: 'Aplicaciones',
  attributes: 'Ficha técnica',
  title: 'Título',
  customer: 'Cliente',
  date: 'Fecha',
  expiration: 'Vencimiento',
  total: 'Total',
  debt: 'Deuda',
  days: 'Días',
  message: 'Mensaje',
  explanation: 'Explicación',
  externalCode: 'Código externo',
  bank: 'Banco',
  holder: 'Titular',
  number: 'Número',
  cbu: 'CBU',
  link: 'Enlace',
  display: 'Texto',
  detail: 'Detalle',
  shoppingCartText: 'Texto en el carrito',
  minAmount: 'Sin recargo desde',
  value: 'Valor',
  priceOrder: 'Orden de precios',
  disabled: 'Deshabilitada',
  productBrandName: 'Marca',
  productTypeName: 'Familia',
  productBrandId: 'Marca',
  productTypeId: 'Familia',
  brandId: 'Marca',
  typeId: 'Familia',
  account: 'Cuenta',
  user: 'Usuario',
  smtp: 'Servidor',
  port: 'Puerto',
  ssl: 'SSL',
  tellsLocks: 'Avisa de ingresos frenados',
  comunication: 'Consultas',
  orders: 'Pedidos',
  demands: 'Reclamos',
  waranties: 'Garantías',
  payments: 'Pagos',
  typed: 'Lo que se escribe',
  tokens: 'Lo que se busca',
  discounts: 'Bonificaciones',
  discountItems: 'Bonificaciones por marca o familia',
  products: 'Artículos',
  quantity: 'Cantidad',
  reason: 'Motivo',
  subject: 'Asunto',
  introduction: 'Comienzo',
  brand: 'Marca',
  label: 'Nombre',
};

/** What nobody reads: how the program tells its things apart. */
const isKey = (name: string): boolean => name === 'id' || name === 'order' || name === 'isSystemGenerated';

/** What is kept as an amount, and shown as one. */
const amounts: ReadonlySet<string> = new Set([
  ...[
    'total',
    'debt',
    'price',
    'purchaseCost',
    'creditLimit',
    'minValue',
    'minAmount',
    'percentage',
    'surcharge',
    'discounts',
    'amount',
  ],
]);

const isAmount = (what: string, value: string | number): boolean =>
  (amounts.has(what) || what.startsWith(priceField)) && /^-?\d+(\.\d+)?$/.test(`${value}`);

/** Words that stand for something in one field alone. */
const wordsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gets: emailKindTexts,
  stock: stockTexts,
  stockState: stockTexts,
  sale: saleTexts,
};

/** A value of what changed, as its form shows it; `what` is its name. */
export const factText = (value: unknown, what = ''): string => {
  if ((typeof value === 'string' || typeof value === 'number') && isAmount(what, value))
    return formatAmount(money(value));
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return yesOrNo(value);
  if (typeof value === 'string') {
    return wordIn(wordsOf[what] ?? {}, value) ?? wordIn(orderStateTexts, value) ?? customerStateText(value);
  }
  if (Array.isArray(value))
    return value
      .map((each) => factText(each, what))
      .filter((text) => text !== '')
      .join('; ');
  if (typeof value !== 'object') return String(value);
  const fields = Object.entries(value).filter(([name]) => !isKey(name));
  const texts = fields
    .map(([name, field]) => [name, factText(field, name)] as const)
    .filter(([, text]) => text !== '')
    .map(([name, text]) => (fields.length === 1 ? text : `${factName(name)}: ${text}`));
  // A section keeps a brand by its id and its name.
  return [...new Set(texts)].join(', ');
};

/** What changed, named as its form names it; what has no such name is shown as the program calls it. */
export const factName = (what: string): string =>
  what.startsWith(priceField) ? `Precio en ${what.slice(priceField.length)}` : (wordIn(factNames, what) ?? what);
