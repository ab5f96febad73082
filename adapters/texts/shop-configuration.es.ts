import { type ItemUsage, maxNamed, type UsedSection } from '#core/configuration/item-usage.ts';
import { maxDays } from '#core/configuration/section-limits.ts';
import type { Wrong } from '#core/configuration/section-rules.ts';
import type { ShopConfigurationFailure } from '#core/configuration/shop-configuration.service.ts';
import { maxParagraphs } from '#core/distributor/field-rules.ts';
import { maxOwnPictureBytes } from '#core/distributor/own-picture.ts';
import { type AccountFlaw, maxAccounts } from '#core/mail/address.ts';
import { maxMeanings, maxPhraseLength, maxPhraseWords, maxSynonyms } from '#core/search/synonyms/synonym-limits.ts';
import { formatBytes } from './bytes.es.ts';
import { sectionMovedText } from './customer-configuration.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

export const maxOwnPictureText = formatBytes(maxOwnPictureBytes);

/** What is wrong with a field, under it. */
export const wrongTexts = {
  blank: 'Completalo',
  amount: 'Un importe como 1.234,50',
  days: `Días enteros, de 0 a ${formatCount(maxDays)}`,
  percentage: 'Mayor que 0 y menor que 100',
  cuit: 'El CUIT no es válido',
  cbu: 'El CBU no es válido: revisá sus 22 dígitos',
  link: 'Una dirección que empiece con https://',
  twice: 'Está dos veces',
  gone: 'Ya no existe: descartá los cambios para ver lo que hay',
  last: 'Tiene que quedar uno: sin ninguno no se puede abrir un reclamo',
  'last-fault': 'Tiene que quedar una: sin ninguna no se puede pedir una garantía',
  'zone-twice': 'Esa zona ya tiene un número: cada cliente ve uno solo',
  'system-generated': 'Los métodos del sistema no se cambian ni se quitan',
  'price-order': 'Elegí un orden',
  address: 'Una dirección como ventas@ejemplo.com',
  server: 'El nombre de un servidor, como smtp.ejemplo.com',
  port: 'Un puerto, de 1 a 65535',
  'password-again': 'Cambió el servidor o el usuario: escribí la contraseña de nuevo',
  'too-long-text': 'Es demasiado largo: acortalo',
  paragraphs: `Hasta ${maxParagraphs} párrafos`,
  year: 'Un año, como 1989',
  'map-embed': 'La dirección del mapa que da «Insertar» o «Compartir»: empieza con https://',
  colour: 'Un color como #b93c0a',
  'faint-light': 'Con ese color no se lee sobre fondo claro: elegí uno más oscuro',
  'faint-dark': 'Con ese color no se lee sobre fondo oscuro: elegí uno más claro',
  'picture-svg': 'Un SVG puede traer programas adentro: guardalo como PNG',
  'picture-large': `La imagen pesa demasiado: hasta ${maxOwnPictureText}`,
  'picture-unreadable': 'Ese archivo no es una imagen PNG, JPG o WebP',
  'picture-pixels': 'La imagen es demasiado grande: hasta 4 megapíxeles (2000 × 2000)',
  comma: 'Una sola palabra o frase, sin comas',
  'too-long': `Cada palabra o frase, hasta ${maxPhraseLength} letras`,
  'too-many-words': `Cada frase, hasta ${maxPhraseWords} palabras`,
  'means-itself': 'Es lo mismo que se escribe: poné otra palabra',
  'no-meaning': 'Escribí qué busca también',
  'too-many-meanings': `Hasta ${maxMeanings}, separadas por comas`,
  'too-many-synonyms': `Hasta ${formatCount(maxSynonyms)} filas`,
} as const satisfies Record<Wrong, string>;

const texts: Texts<ShopConfigurationFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo guardar, reintentá',
  'section-invalid': ({ problems }) =>
    problems.length === 1 && problems[0] !== undefined ? wrongTexts[problems[0].wrong] : 'Hay datos para corregir',
  'section-moved': ({ by }) => sectionMovedText(by),
};

export const shopConfigurationProblem = (failure: ShopConfigurationFailure): string => tell(texts, failure);

const companies = (count: number): string =>
  count === 1 ? 'Lo usa una empresa' : `Lo usan ${formatCount(count)} empresas`;
const orders = (count: number): string =>
  count === 1 ? 'Lo usa un pedido sin entregar' : `Lo usan ${formatCount(count)} pedidos sin entregar`;
const zoned = (count: number): string => (count === 1 ? 'Lo ve un cliente' : `Lo ven ${formatCount(count)} clientes`);
const claims = (count: number): string =>
  count === 1 ? 'Lo tiene un reclamo sin resolver' : `Lo tienen ${formatCount(count)} reclamos sin resolver`;
const warranties = (count: number): string =>
  count === 1 ? 'La tiene una garantía' : `La tienen ${formatCount(count)} garantías`;
const byCount =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : many;
const claimsKeep = byCount('Lo conserva, y nadie más lo puede elegir.', 'Lo conservan, y nadie más lo puede elegir.');

const usageTexts: Readonly<
  Record<UsedSection, readonly [who: (count: number) => string, then: (count: number) => string]>
> = {
  specialDiscounts: [
    companies,
    byCount('Deja de tener ese descuento en el carrito.', 'Dejan de tener ese descuento en el carrito.'),
  ],
  deliveryMethods: [
    orders,
    byCount('Conserva el nombre, y nadie más lo puede elegir.', 'Conservan el nombre, y nadie más lo puede elegir.'),
  ],
  whatsAppConfigurations: [zoned, byCount('Se queda sin WhatsApp.', 'Se quedan sin WhatsApp.')],
  demandOrigins: [claims, claimsKeep],
  demandReasons: [claims, claimsKeep],
  faultSequences: [
    warranties,
    byCount('La conserva, y nadie más la puede elegir.', 'La conservan, y nadie más la puede elegir.'),
  ],
};

/** Who uses an item, and what becomes of them without it. */
export const usageText = (section: UsedSection, { count, customers }: ItemUsage): string => {
  const [who, then] = usageTexts[section];
  const more = count > customers.length && customers.length >= maxNamed ? ' y otros' : '';
  return `${who(count)} (${customers.join(', ')}${more}). ${then(count)}`;
};

export const usageUnknown = 'No se pudo saber quién lo usa.';

export const configurationUnread = 'No se pudo traer la configuración, reintentá';

/** Why an account is not added to a group. */
export const accountFlawTexts = {
  blank: 'Escribí una dirección',
  address: wrongTexts.address,
  twice: 'Ya está en la lista',
  'too-many': `Hasta ${maxAccounts} direcciones`,
} as const satisfies Record<AccountFlaw, string>;

/** Zones that differ by capitals or accents alone. */
export const zonesAlikeText = (zones: readonly string[]): string => {
  const [last = '', ...others] = zones.map((zone) => `«${zone}»`).reverse();
  return `${others.reverse().join(', ')} y ${last} son la misma zona escrita distinto. Para juntarlas, corregí la de sus clientes.`;
};
