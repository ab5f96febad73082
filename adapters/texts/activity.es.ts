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
type FactText = (name: string) => string;

const count = (text: string, one: string, many: string): string =>
  text === '1' ? `un ${one}` : `${/^\d+$/.test(text) ? formatCount(Number(text)) : text} ${many}`;

const pesosText = (amount: string): string => (/^-?\d+(\.\d+)?$/.test(amount) ? formatPesos(money(amount)) : amount);

const nameKind = (fact: FactText): string =>
  (nameKindTexts as Readonly<Record<string, { readonly the: string } | undefined>>)[fact('kind')]?.the ?? '';

const offerKind = (fact: FactText): string =>
  (offerKindTexts as Readonly<Record<string, { readonly the: string } | undefined>>)[fact('kind')]?.the ?? 'la oferta';

/** ': + 5 %', ': Lista 1 − 3 %', ', por los de lista.xlsx'; empty where an older program did not note it. */
const priceSource = (fact: FactText): string => {
  if (fact('file') !== '') return `, por los de ${fact('file')}`;
  const percentage = fact('percentage');
  if (!/^-?\d+(\.\d+)?$/.test(percentage) || (percentage === '0' && fact('from') === '')) return '';
  return `: ${`${fact('from')} ${percentageText(money(percentage))}`.trim()}`;
};

/** 'NGK BKR6E, Bujía 4 electrodos'; an older entry tells no description of what was changed. */
const articleText = (fact: FactText): string => `${fact('brand')} ${fact('code')}${after(', ', fact('description'))}`;

const jobQueue = (fact: FactText): string =>
  (jobQueueTexts as Readonly<Record<string, string | undefined>>)[fact('queue')] ?? fact('queue');

const mailKind = (fact: FactText): string =>
  (mailKindTexts as Readonly<Record<string, { readonly name: string } | undefined>>)[fact('kind')]?.name ?? '';

/** A word with what follows it, where there is something to follow. */
const after = (word: string, text: string): string => (text === '' ? '' : `${word}${text}`);

/** ' por $ 1.000,00, debe $ 500,00'; one that owes all of it says it once. */
const amountsText = (fact: FactText): string => {
  const [total, debt] = [fact('total'), fact('debt')];
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
const importText = (fact: FactText): string => {
  const counts = rowTexts
    .filter(([name]) => Number(fact(name)) > 0)
    .map(([name, one, many]) => count(fact(name), one, many));
  return `Importó ${fact('fileName')}${after(': ', counts.join(', '))}`;
};

const keptText = (kept: string): string =>
  Number(kept) > 0
    ? `; ${kept === '1' ? 'quedó una cosa' : `quedaron ${formatCount(Number(kept))} cosas`} como estaba${kept === '1' ? '' : 'n'}`
    : '';

const correctedTexts: Readonly<Record<string, string>> = { externalCode: 'el código', resolution: 'la resolución' };

/** A sentence for every kind of entry: one that lacks it does not compile. */
const sentences: Readonly<Record<AuditAction, (fact: FactText) => string>> = {
  'customer-created': (fact) => `Creó el cliente ${fact('customer') || fact('after.name')}`,
  'customer-removed': (fact) => `Eliminó el cliente ${fact('customer')}`,
  'customer-changed': () => 'Cambió los datos del cliente',
  'customers-handed-over': (fact) =>
    `Pasó ${count(fact('customers'), 'cliente', 'clientes')} de ${fact('login')} a ${fact('to')}`,
  'include-iva-changed': () => 'Cambió si los precios se ven con IVA',
  'show-selling-price-changed': () => 'Cambió si se ve el precio de venta',
  'surcharges-changed': () => 'Cambió los recargos',
  'special-discounts-included': () => 'Cambió los descuentos especiales',
  'order-mails-changed': () => 'Cambió de qué pasos de sus pedidos recibe un correo',
  'impersonation-started': () => 'Empezó a actuar como el cliente',
  'impersonation-ended': () => 'Dejó de actuar como el cliente',
  'credentials-seen': () => 'Miró las contraseñas del cliente',
  'credentials-listed': (fact) =>
    `Leyó las contraseñas de ${count(fact('customers'), 'cliente', 'clientes')} en una lista`,
  'password-issued': (fact) => `Generó otra contraseña para ${fact('login')}`,
  'password-changed': () => 'Cambió su contraseña',
  'password-reset': (fact) => `Se cambió en el servidor la contraseña de ${fact('login')}`,
  'password-recovered': () => 'Recuperó su contraseña por mail',
  'recovery-asked': () => 'Pidió por mail otra contraseña',
  'login-invited': (fact) => `Invitó a ${fact('login')} a ${fact('email')}`,
  'invitation-withdrawn': (fact) => `Anuló la invitación de ${fact('login')}`,
  'invitation-accepted': () => 'Aceptó la invitación y eligió su contraseña',
  'sign-in-locked': (fact) => `Demasiados intentos de ingresar como ${fact('login')}`,
  'second-factor-locked': (fact) => `Demasiados códigos equivocados del segundo paso de ${fact('login')}`,
  'sessions-ended': (fact) => `Cerró sesiones de ${fact('login')}`,
  'second-factor-turned-on': () => 'Activó el segundo paso para ingresar',
  'second-factor-turned-off': () => 'Desactivó el segundo paso para ingresar',
  'second-factor-reset': (fact) => `Le quitó el segundo paso a ${fact('login')}`,
  'recovery-code-used': () => 'Ingresó con un código de respaldo',
  'recovery-codes-renewed': () => 'Generó otros códigos de respaldo',
  'second-factor-required': () => 'Hizo obligatorio el segundo paso para el personal',
  'second-factor-optional': () => 'Dejó de pedirle el segundo paso al personal',
  'staff-created': (fact) => `Creó el usuario ${fact('login')}`,
  'staff-changed': (fact) => `Cambió los datos de ${fact('login')}`,
  'staff-activated': (fact) => `Volvió a activar a ${fact('login')}`,
  'staff-deactivated': (fact) => `Desactivó a ${fact('login')}`,
  'order-moved': (fact) => `Cambió el estado del pedido ${fact('order')}`,
  'order-corrected': (fact) => `Corrigió el pedido ${fact('order')}: ${fact('reason')}`,
  'claim-opened': (fact) => `Abrió el reclamo ${fact('number')}`,
  'claim-associated': (fact) => `Asoció el reclamo ${fact('number')}${after(' con ', fact('externalCode'))}`,
  'claim-resolved': (fact) => `Resolvió el reclamo ${fact('number')}`,
  'claim-corrected': (fact) =>
    `Corrigió ${correctedTexts[fact('field')] ?? 'algo'} del reclamo ${fact('number')}: ${fact('reason')}`,
  'claim-message-written': (fact) => `Escribió en el reclamo ${fact('number')}`,
  'warranty-requested': (fact) => `Pidió la garantía ${fact('number')}`,
  'warranty-moved': (fact) => `Cambió el estado de la garantía ${fact('number')}`,
  'warranty-corrected': (fact) => `Corrigió la resolución de la garantía ${fact('number')}: ${fact('reason')}`,
  'warranty-message-written': (fact) => `Escribió en la garantía ${fact('number')}`,
  'payment-reported': (fact) => `Informó un pago de ${pesosText(fact('amount'))}`,
  'payment-withdrawn': (fact) => `Anuló el pago informado de ${pesosText(fact('amount'))}`,
  'payment-applied': (fact) => `Sacó de la cuenta el pago a cuenta de ${pesosText(fact('amount'))}, ya imputado`,
  'payment-accepted': (fact) => `Aceptó el pago de ${pesosText(fact('amount'))}`,
  'payment-refused': (fact) => `Rechazó el pago de ${pesosText(fact('amount'))}: ${fact('reason')}`,
  'payment-reversed': (fact) => `Anuló la aceptación del pago de ${pesosText(fact('amount'))}: ${fact('reason')}`,
  'document-created': (fact) => `Cargó ${fact('title')}${amountsText(fact)}`,
  'document-corrected': (fact) => `Corrigió ${fact('title')}`,
  'document-pdf-attached': (fact) => `Puso el PDF de ${fact('title')}`,
  'document-finished': (fact) => `Marcó como pago ${fact('title')}`,
  'document-reopened': (fact) => `Marcó como impago ${fact('title')}`,
  'document-deleted': (fact) => `Eliminó ${fact('title')}`,
  'configuration-changed': (fact) => `Cambió la configuración: ${sectionTitle(fact('section'))}`,
  'picture-put-up': (fact) => `Subió la imagen ${fact('name')}`,
  'picture-removed': (fact) => `Eliminó la imagen ${fact('name')}`,
  'news-announced': () => 'Agregó una novedad',
  'news-withdrawn': () => 'Quitó una novedad',
  'flyer-tied': (fact) => `Cambió los artículos del flyer ${fact('name')}`,
  'mail-resent': (fact) => `Mandó de nuevo el e-mail «${fact('subject')}»`,
  'mail-given-up': (fact) => `Dio por perdido el e-mail «${fact('subject')}»`,
  'mails-dropped': (fact) => `Dejó sin enviar los e-mails que esperaban una cuenta (${fact('count')})`,
  'mail-tested': (fact) => `Mandó un e-mail de prueba a ${fact('recipients')}`,
  'mail-template-changed': (fact) => `Cambió el texto del correo «${mailKind(fact)}»`,
  'job-retried': (fact) => `Reintentó un trabajo: ${jobQueue(fact)}`,
  'price-list-created': (fact) =>
    `Creó la lista de precios ${fact('list')}${fact('from') === '' ? '' : ` con los precios de ${fact('from')}`}`,
  'price-list-renamed': () => 'Cambió el nombre de una lista de precios',
  'price-list-withdrawn': (fact) => `Retiró la lista de precios ${fact('list')}`,
  'price-list-restored': (fact) => `Volvió a poner en uso la lista de precios ${fact('list')}`,
  'price-list-assigned': (fact) =>
    `Pasó ${count(fact('customers'), 'cliente', 'clientes')} a la lista de precios ${fact('list')}`,
  'price-change-scheduled': (fact) =>
    `Cargó otros precios para la lista ${fact('list')}${fact('file') === '' ? '' : `, los de ${fact('file')}`}`,
  'price-change-cancelled': (fact) => `Anuló un cambio de precios de la lista ${fact('list')}`,
  'price-change-made': (fact) =>
    `Cambiaron ${count(fact('prices'), 'precio', 'precios')} de la lista ${fact('list')}${priceSource(fact)}${fact('gone') === '' ? '' : `; ${count(fact('gone'), 'artículo', 'artículos')} de la planilla ya no estaban`}`,
  'offer-created': (fact) => `Creó ${offerKind(fact)} ${fact('name')}`,
  'offer-changed': (fact) => `Cambió ${offerKind(fact)} ${fact('name')}`,
  'offer-withdrawn': (fact) =>
    `Retiró ${offerKind(fact)} ${fact('name')}${fact('carts') === '0' ? '' : `, que estaba en ${count(fact('carts'), 'carrito', 'carritos')}`}`,
  'product-created': (fact) => `Creó el artículo ${articleText(fact)}`,
  'product-changed': (fact) => `Cambió el artículo ${articleText(fact)}`,
  'product-pictures-changed': (fact) =>
    fact('code') === ''
      ? `Puso imágenes a ${count(fact('products'), 'artículo', 'artículos')}: ${fact('names')}${fact('how') === 'waited' ? ' (las había subido antes que ellos)' : ''}`
      : `Cambió las imágenes de ${fact('brand')} ${fact('code')}`,
  'waiting-pictures-sent': (fact) =>
    `Subió ${count(fact('pictures'), 'imagen', 'imágenes')} antes que su artículo: ${fact('names')}`,
  'waiting-pictures-discarded': (fact) =>
    `Descartó ${count(fact('pictures'), 'imagen', 'imágenes')} sin artículo: ${fact('names')}`,
  'product-removed': (fact) => `Eliminó el artículo ${articleText(fact)}`,
  'vehicle-brands-arranged': () => 'Cambió las marcas de vehículos por segmento',
  'catalogue-imported': importText,
  'sheet-imported': importText,
  'import-undone': (fact) =>
    `Deshizo ${fact('list') === '' ? `la importación de ${fact('fileName')}` : `el cambio de precios de la lista ${fact('list')} (${fact('fileName')})`}${keptText(fact('kept'))}`,
  'catalogue-name-created': (fact) => `Creó ${nameKind(fact)} ${fact('name')}`,
  'catalogue-name-changed': (fact) => `Cambió ${nameKind(fact)} ${fact('name')}`,
  'catalogue-name-merged': (fact) =>
    `Unió ${nameKind(fact)} ${fact('name')} a ${fact('into')}: ${count(fact('products'), 'artículo', 'artículos')}`,
  'catalogue-name-removed': (fact) => `Eliminó ${nameKind(fact)} ${fact('name')}`,
  'catalogue-alias-removed': (fact) => `Quitó ${fact('name')} como otro nombre de ${fact('into')}`,
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
  const fact: FactText = (name) => {
    const value = name.split('.').reduce<unknown>(partOf, facts);
    return textOf(value);
  };
  // An entry that a newer program wrote is shown by its name.
  const sentence = (sentences as Readonly<Record<string, ((fact: FactText) => string) | undefined>>)[action];
  return sentence === undefined ? action : sentence(fact).trim();
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
