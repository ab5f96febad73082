import type { ActivityFailure } from '#core/activity/activity.service.ts';
import type { ActivityEntry } from '#core/activity/activity.ts';
import type { ActivityWord, AuditAction } from '#core/audit/audit-action.ts';
import { money } from '#core/shared/money.ts';
import { nameKindTexts } from './catalogue-names.es.ts';
import { jobQueueTexts } from './jobs.es.ts';
import { mailKindTexts } from './mail-templates.es.ts';
import { formatCount, formatPesos } from './numbers.es.ts';
import { offerKindTexts } from './offer-management.es.ts';
import { percentageText } from './price-list-management.es.ts';
import { everywhere, listFileTexts, type Texts, tell } from './problem-text.es.ts';
import { sectionTitle } from './section-titles.es.ts';

/** What the facts of an entry say under a name, as text; what an older program wrote otherwise is left out. */
type Said = (name: string) => string;

const count = (text: string, one: string, many: string): string =>
  text === '1' ? `un ${one}` : `${/^\d+$/.test(text) ? formatCount(Number(text)) : text} ${many}`;

const pesosText = (amount: string): string => (/^-?\d+(\.\d+)?$/.test(amount) ? formatPesos(money(amount)) : amount);

const nameKind = (said: Said): string =>
  (nameKindTexts as Readonly<Record<string, { readonly the: string } | undefined>>)[said('kind')]?.the ?? '';

const offerKind = (said: Said): string =>
  (offerKindTexts as Readonly<Record<string, { readonly the: string } | undefined>>)[said('kind')]?.the ?? 'la oferta';

/** ': + 5 %', ': Lista 1 − 3 %', ', por los de lista.xlsx'; empty where an older program did not note it. */
const priceSource = (said: Said): string => {
  if (said('file') !== '') return `, por los de ${said('file')}`;
  const percentage = said('percentage');
  if (!/^-?\d+(\.\d+)?$/.test(percentage) || (percentage === '0' && said('from') === '')) return '';
  return `: ${`${said('from')} ${percentageText(money(percentage))}`.trim()}`;
};

/** 'NGK BKR6E, Bujía 4 electrodos'; an older entry tells no description of what was changed. */
const articleText = (said: Said): string => `${said('brand')} ${said('code')}${after(', ', said('description'))}`;

const jobQueue = (said: Said): string =>
  (jobQueueTexts as Readonly<Record<string, string | undefined>>)[said('queue')] ?? said('queue');

const mailKind = (said: Said): string =>
  (mailKindTexts as Readonly<Record<string, { readonly name: string } | undefined>>)[said('kind')]?.name ?? '';

/** A word with what follows it, where there is something to follow. */
const after = (word: string, text: string): string => (text === '' ? '' : `${word}${text}`);

/** ' por $ 1.000,00, debe $ 500,00'; one that owes all of it says it once. */
const amountsText = (said: Said): string => {
  const [total, debt] = [said('total'), said('debt')];
  if (total === '') return '';
  const owed = Number(debt) === Number(total) ? '' : Number(debt) === 0 ? ', sin deuda' : `, debe ${pesosText(debt)}`;
  return ` por ${pesosText(total)}${owed}`;
};

/** What an import did with its rows, by the name of the fact: one, many. */
const rowTexts = [
  ['new', 'nuevo', 'nuevos'],
  ['changed', 'modificado', 'modificados'],
  ['unchanged', 'sin cambios', 'sin cambios'],
  ['missing', 'que no figura', 'que no figuran'],
  ['rejected', 'rechazado', 'rechazados'],
] as const;

/** 'Importó lista.xlsx: 3 nuevos, 120 modificados, un rechazado'. An older entry tells no counts. */
const importText = (said: Said): string => {
  const counts = rowTexts
    .filter(([name]) => Number(said(name)) > 0)
    .map(([name, one, many]) => count(said(name), one, many));
  return `Importó ${said('fileName')}${after(': ', counts.join(', '))}`;
};

const keptText = (kept: string): string =>
  Number(kept) > 0
    ? `; ${kept === '1' ? 'quedó una cosa' : `quedaron ${formatCount(Number(kept))} cosas`} como estaba${kept === '1' ? '' : 'n'}`
    : '';

const correctedTexts: Readonly<Record<string, string>> = { externalCode: 'el código', resolution: 'la resolución' };

/** A sentence for every kind of entry: one that lacks it does not compile. */
const sentences: Readonly<Record<AuditAction, (said: Said) => string>> = {
  'customer-created': (said) => `Creó el cliente ${said('customer') || said('after.name')}`,
  'customer-removed': (said) => `Eliminó el cliente ${said('customer')}`,
  'customer-changed': () => 'Cambió los datos del cliente',
  'customers-handed-over': (said) =>
    `Pasó ${count(said('customers'), 'cliente', 'clientes')} de ${said('login')} a ${said('to')}`,
  'include-iva-changed': () => 'Cambió si los precios se ven con IVA',
  'show-selling-price-changed': () => 'Cambió si se ve el precio de venta',
  'surcharges-changed': () => 'Cambió los recargos',
  'special-discounts-included': () => 'Cambió los descuentos especiales',
  'order-mails-changed': () => 'Cambió de qué pasos de sus pedidos recibe un correo',
  'impersonation-started': () => 'Empezó a actuar como el cliente',
  'impersonation-ended': () => 'Dejó de actuar como el cliente',
  'credentials-seen': () => 'Miró las contraseñas del cliente',
  'credentials-listed': (said) =>
    `Leyó las contraseñas de ${count(said('customers'), 'cliente', 'clientes')} en una lista`,
  'password-issued': (said) => `Generó otra contraseña para ${said('login')}`,
  'password-changed': () => 'Cambió su contraseña',
  'password-reset': (said) => `Se cambió en el servidor la contraseña de ${said('login')}`,
  'password-recovered': () => 'Recuperó su contraseña por mail',
  'recovery-asked': () => 'Pidió por mail otra contraseña',
  'login-invited': (said) => `Invitó a ${said('login')} a ${said('email')}`,
  'invitation-withdrawn': (said) => `Anuló la invitación de ${said('login')}`,
  'invitation-accepted': () => 'Aceptó la invitación y eligió su contraseña',
  'sign-in-locked': (said) => `Demasiados intentos de ingresar como ${said('login')}`,
  'second-factor-locked': (said) => `Demasiados códigos equivocados del segundo paso de ${said('login')}`,
  'sessions-ended': (said) => `Cerró sesiones de ${said('login')}`,
  'second-factor-turned-on': () => 'Activó el segundo paso para ingresar',
  'second-factor-turned-off': () => 'Desactivó el segundo paso para ingresar',
  'second-factor-reset': (said) => `Le quitó el segundo paso a ${said('login')}`,
  'recovery-code-used': () => 'Ingresó con un código de respaldo',
  'recovery-codes-renewed': () => 'Generó otros códigos de respaldo',
  'second-factor-required': () => 'Hizo obligatorio el segundo paso para el personal',
  'second-factor-optional': () => 'Dejó de pedirle el segundo paso al personal',
  'staff-created': (said) => `Creó el usuario ${said('login')}`,
  'staff-changed': (said) => `Cambió los datos de ${said('login')}`,
  'staff-activated': (said) => `Volvió a activar a ${said('login')}`,
  'staff-deactivated': (said) => `Desactivó a ${said('login')}`,
  'order-moved': (said) => `Cambió el estado del pedido ${said('order')}`,
  'order-corrected': (said) => `Corrigió el pedido ${said('order')}: ${said('reason')}`,
  'claim-opened': (said) => `Abrió el reclamo ${said('number')}`,
  'claim-associated': (said) => `Asoció el reclamo ${said('number')}${after(' con ', said('externalCode'))}`,
  'claim-resolved': (said) => `Resolvió el reclamo ${said('number')}`,
  'claim-corrected': (said) =>
    `Corrigió ${correctedTexts[said('field')] ?? 'algo'} del reclamo ${said('number')}: ${said('reason')}`,
  'claim-message-written': (said) => `Escribió en el reclamo ${said('number')}`,
  'warranty-requested': (said) => `Pidió la garantía ${said('number')}`,
  'warranty-moved': (said) => `Cambió el estado de la garantía ${said('number')}`,
  'warranty-corrected': (said) => `Corrigió la resolución de la garantía ${said('number')}: ${said('reason')}`,
  'warranty-message-written': (said) => `Escribió en la garantía ${said('number')}`,
  'payment-reported': (said) => `Informó un pago de ${pesosText(said('amount'))}`,
  'payment-withdrawn': (said) => `Anuló el pago informado de ${pesosText(said('amount'))}`,
  'payment-applied': (said) => `Sacó de la cuenta el pago a cuenta de ${pesosText(said('amount'))}, ya imputado`,
  'payment-accepted': (said) => `Aceptó el pago de ${pesosText(said('amount'))}`,
  'payment-refused': (said) => `Rechazó el pago de ${pesosText(said('amount'))}: ${said('reason')}`,
  'payment-reversed': (said) => `Anuló la aceptación del pago de ${pesosText(said('amount'))}: ${said('reason')}`,
  'document-created': (said) => `Cargó ${said('title')}${amountsText(said)}`,
  'document-corrected': (said) => `Corrigió ${said('title')}`,
  'document-pdf-attached': (said) => `Puso el PDF de ${said('title')}`,
  'document-finished': (said) => `Marcó como pago ${said('title')}`,
  'document-reopened': (said) => `Marcó como impago ${said('title')}`,
  'document-deleted': (said) => `Eliminó ${said('title')}`,
  'configuration-changed': (said) => `Cambió la configuración: ${sectionTitle(said('section'))}`,
  'picture-put-up': (said) => `Subió la imagen ${said('name')}`,
  'picture-removed': (said) => `Eliminó la imagen ${said('name')}`,
  'news-announced': () => 'Agregó una novedad',
  'news-withdrawn': () => 'Quitó una novedad',
  'flyer-tied': (said) => `Cambió los artículos del flyer ${said('name')}`,
  'mail-resent': (said) => `Mandó de nuevo el e-mail «${said('subject')}»`,
  'mail-given-up': (said) => `Dio por perdido el e-mail «${said('subject')}»`,
  'mails-dropped': (said) => `Dejó sin enviar los e-mails que esperaban una cuenta (${said('count')})`,
  'mail-tested': (said) => `Mandó un e-mail de prueba a ${said('recipients')}`,
  'mail-template-changed': (said) => `Cambió el texto del correo «${mailKind(said)}»`,
  'job-retried': (said) => `Reintentó un trabajo: ${jobQueue(said)}`,
  'price-list-created': (said) =>
    `Creó la lista de precios ${said('list')}${said('from') === '' ? '' : ` con los precios de ${said('from')}`}`,
  'price-list-renamed': () => 'Cambió el nombre de una lista de precios',
  'price-list-withdrawn': (said) => `Retiró la lista de precios ${said('list')}`,
  'price-list-restored': (said) => `Volvió a poner en uso la lista de precios ${said('list')}`,
  'price-list-assigned': (said) =>
    `Pasó ${count(said('customers'), 'cliente', 'clientes')} a la lista de precios ${said('list')}`,
  'price-change-scheduled': (said) =>
    `Cargó otros precios para la lista ${said('list')}${said('file') === '' ? '' : `, los de ${said('file')}`}`,
  'price-change-cancelled': (said) => `Anuló un cambio de precios de la lista ${said('list')}`,
  'price-change-made': (said) =>
    `Cambiaron ${count(said('prices'), 'precio', 'precios')} de la lista ${said('list')}${priceSource(said)}${said('gone') === '' ? '' : `; ${count(said('gone'), 'artículo', 'artículos')} de la planilla ya no estaban`}`,
  'offer-created': (said) => `Creó ${offerKind(said)} ${said('name')}`,
  'offer-changed': (said) => `Cambió ${offerKind(said)} ${said('name')}`,
  'offer-withdrawn': (said) =>
    `Retiró ${offerKind(said)} ${said('name')}${said('carts') === '0' ? '' : `, que estaba en ${count(said('carts'), 'carrito', 'carritos')}`}`,
  'product-created': (said) => `Creó el artículo ${articleText(said)}`,
  'product-changed': (said) => `Cambió el artículo ${articleText(said)}`,
  'product-pictures-changed': (said) =>
    said('code') === ''
      ? `Puso imágenes a ${count(said('products'), 'artículo', 'artículos')}: ${said('names')}${said('how') === 'waited' ? ' (las había subido antes que ellos)' : ''}`
      : `Cambió las imágenes de ${said('brand')} ${said('code')}`,
  'waiting-pictures-sent': (said) =>
    `Subió ${count(said('pictures'), 'imagen', 'imágenes')} antes que su artículo: ${said('names')}`,
  'waiting-pictures-discarded': (said) =>
    `Descartó ${count(said('pictures'), 'imagen', 'imágenes')} sin artículo: ${said('names')}`,
  'product-removed': (said) => `Eliminó el artículo ${articleText(said)}`,
  'vehicle-brands-arranged': () => 'Cambió las marcas de vehículos por segmento',
  'catalogue-imported': importText,
  'sheet-imported': importText,
  'import-undone': (said) =>
    `Deshizo ${said('list') === '' ? `la importación de ${said('fileName')}` : `el cambio de precios de la lista ${said('list')} (${said('fileName')})`}${keptText(said('kept'))}`,
  'catalogue-name-created': (said) => `Creó ${nameKind(said)} ${said('name')}`,
  'catalogue-name-changed': (said) => `Cambió ${nameKind(said)} ${said('name')}`,
  'catalogue-name-merged': (said) =>
    `Unió ${nameKind(said)} ${said('name')} a ${said('into')}: ${count(said('products'), 'artículo', 'artículos')}`,
  'catalogue-name-removed': (said) => `Eliminó ${nameKind(said)} ${said('name')}`,
  'catalogue-alias-removed': (said) => `Quitó ${said('name')} como otro nombre de ${said('into')}`,
};

/** A fact, or the text that a fact has under a name. */
const partOf = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name)
    ? (of as Readonly<Record<string, unknown>>)[name]
    : undefined;

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A word or a number, or several: the addresses of a mail. */
const textOf = (value: unknown): string => (Array.isArray(value) ? value : [value]).filter(isPlain).join(', ');

/** What was done, in a sentence whose subject is who did it. */
export const activityText = ({ action, facts }: Pick<ActivityEntry, 'action' | 'facts'>): string => {
  const said: Said = (name) => {
    const value = name.split('.').reduce<unknown>(partOf, facts);
    return textOf(value);
  };
  // An entry that a newer program wrote is shown by its name.
  const sentence = (sentences as Readonly<Record<string, ((said: Said) => string) | undefined>>)[action];
  return sentence === undefined ? action : sentence(said).trim();
};

export const activityWordTexts: Readonly<Record<ActivityWord, string>> = {
  customers: 'Clientes',
  logins: 'Accesos y contraseñas',
  staff: 'Personal',
  orders: 'Pedidos',
  cases: 'Reclamos y garantías',
  account: 'Cuentas corrientes',
  configuration: 'Configuración',
  catalogue: 'Catálogo',
};

const problems: Texts<ActivityFailure> = {
  ...everywhere,
  ...listFileTexts,
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
  unreachable: () => 'No se pudo traer la actividad, reintentá',
};

export const activityProblem = (failure: ActivityFailure): string => tell(problems, failure);
