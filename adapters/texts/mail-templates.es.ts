import { type MailBlock, textBlock } from '#core/mail/mail-content.ts';
import type { MailTemplateFailure } from '#core/mail/mail-template.service.ts';
import {
  fillTemplate,
  type MailKind,
  type MailTemplate,
  type MailTemplates,
  type PlaceholderValues,
  type TemplateFlaw,
} from '#core/mail/mail-template.ts';
import { sectionMovedText } from './customer-configuration.es.ts';
import { formatCount } from './numbers.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

/** How each mail begins until somebody writes another text. */
export const usualTemplates: Readonly<Record<MailKind, MailTemplate>> = {
  'order-sent': { subject: 'Pedido {pedido} · {cliente}', introduction: 'Recibimos tu pedido {pedido}.' },
  'order-received': {
    subject: 'Estamos preparando tu pedido {pedido} · {cliente}',
    introduction: 'Ya tenemos tu pedido {pedido} y lo estamos preparando.',
  },
  'order-in-delivery': {
    subject: 'Tu pedido {pedido} está en reparto · {cliente}',
    introduction: 'Tu pedido {pedido} ya salió.',
  },
  'order-delivered': {
    subject: 'Entregamos tu pedido {pedido} · {cliente}',
    introduction: 'Entregamos tu pedido {pedido}. Si falta algo, o algo no está bien, respondé este correo.',
  },
  'order-cancelled': {
    subject: 'Se canceló tu pedido {pedido} · {cliente}',
    introduction: 'Se canceló tu pedido {pedido}. Si no sabés por qué, respondé este correo.',
  },
  'order-corrected': {
    subject: 'Corregimos tu pedido {pedido} · {cliente}',
    introduction: 'Corregimos tu pedido {pedido}: {motivo}',
  },
  'claim-opened': { subject: 'Reclamo {reclamo} · {cliente}', introduction: 'Recibimos el reclamo {reclamo}.' },
  'claim-corrected': {
    subject: 'Corregimos la resolución de tu reclamo {reclamo} · {cliente}',
    introduction: 'Corregimos la resolución de tu reclamo {reclamo}: {motivo}',
  },
  'claim-message': {
    subject: 'Te respondimos en tu reclamo {reclamo} · {cliente}',
    introduction: 'Te escribimos por tu reclamo {reclamo}:',
  },
  'warranty-opened': {
    subject: 'Garantía {rma} · {cliente}',
    introduction: 'Recibimos el pedido de garantía RMA {rma}.',
  },
  'warranty-corrected': {
    subject: 'Corregimos la resolución de tu garantía RMA {rma} · {cliente}',
    introduction: 'Corregimos la resolución de tu garantía RMA {rma}: {motivo}',
  },
  'warranty-message': {
    subject: 'Te respondimos en tu garantía RMA {rma} · {cliente}',
    introduction: 'Te escribimos por tu garantía RMA {rma}:',
  },
  'payment-accepted': {
    subject: 'Recibimos tu pago de {importe} · {cliente}',
    introduction: 'Recibimos el pago de {importe} que informaste, del {fecha}. ¡Gracias!',
  },
  'payment-refused': {
    subject: 'No pudimos tomar tu pago de {importe} · {cliente}',
    introduction:
      'No pudimos tomar el pago de {importe} que informaste, del {fecha}: {motivo}\n\nSi hay un error, respondé este correo o informalo de nuevo.',
  },
  'payment-reversed': {
    subject: 'Volvimos a revisar tu pago de {importe} · {cliente}',
    introduction:
      'Habíamos aceptado el pago de {importe} que informaste, del {fecha}, y anulamos esa aceptación: {motivo}\n\nSi algo se había descontado de tu cuenta, se vuelve a deber. Si hay un error, respondé este correo.',
  },
  invitation: {
    subject: 'Tu usuario en {distribuidor}',
    introduction: 'Hola, {nombre}.\n\n{distribuidor} te creó un usuario: {usuario}',
  },
  recovery: {
    subject: 'Contraseña nueva en {distribuidor}',
    introduction: 'Hola, {nombre}.\n\nPediste otra contraseña para el usuario {usuario}.',
  },
};

/** The customer of a mail, and the words that its subject begins with. */
export interface MailedCase {
  readonly customer: string;
  /** The configuration's word for it; empty for the usual one. */
  readonly subject: string;
  readonly templates: MailTemplates;
}

/** How a mail of that kind begins: as somebody wrote it, or as usual. */
export const mailBeginning = (templates: MailTemplates, kind: MailKind, values: PlaceholderValues): MailTemplate =>
  fillTemplate(templates[kind] ?? usualTemplates[kind], values);

/** A mail that begins so and says a few facts. */
export const mailOfFacts = (
  { subject, introduction }: MailTemplate,
  facts: Extract<MailBlock, { kind: 'facts' }>['facts'],
) => ({
  subject,
  blocks: [textBlock(introduction), { kind: 'facts', facts }] satisfies MailBlock[],
});

/**
 * How the mail of what was just opened begins: until somebody writes its text, its subject begins with the
 * configuration's word, if there is one.
 */
export const openingMail = (
  templates: MailTemplates,
  kind: 'order-sent' | 'claim-opened' | 'warranty-opened',
  values: PlaceholderValues,
  word: string,
): MailTemplate => {
  const { subject, introduction } = mailBeginning(templates, kind, values);
  const isWord = word !== '' && templates[kind] === undefined;
  return { subject: isWord ? `${word} ${subject.slice(subject.indexOf(' ') + 1)}` : subject, introduction };
};

/** What the list of templates calls each, and under what. */
export const mailKindTexts: Readonly<Record<MailKind, { readonly group: string; readonly name: string }>> = {
  'order-sent': { group: 'Pedidos', name: 'Pedido enviado' },
  'order-received': { group: 'Pedidos', name: 'Pedido recibido' },
  'order-in-delivery': { group: 'Pedidos', name: 'Pedido en reparto' },
  'order-delivered': { group: 'Pedidos', name: 'Pedido repartido' },
  'order-cancelled': { group: 'Pedidos', name: 'Pedido cancelado' },
  'order-corrected': { group: 'Pedidos', name: 'Pedido corregido' },
  'claim-opened': { group: 'Reclamos y garantías', name: 'Reclamo abierto' },
  'claim-corrected': { group: 'Reclamos y garantías', name: 'Reclamo corregido' },
  'claim-message': { group: 'Reclamos y garantías', name: 'Mensaje en un reclamo' },
  'warranty-opened': { group: 'Reclamos y garantías', name: 'Garantía pedida' },
  'warranty-corrected': { group: 'Reclamos y garantías', name: 'Garantía corregida' },
  'warranty-message': { group: 'Reclamos y garantías', name: 'Mensaje en una garantía' },
  'payment-accepted': { group: 'Cuenta corriente', name: 'Pago aceptado' },
  'payment-refused': { group: 'Cuenta corriente', name: 'Pago rechazado' },
  'payment-reversed': { group: 'Cuenta corriente', name: 'Aceptación de un pago anulada' },
  invitation: { group: 'Usuarios', name: 'Invitación' },
  recovery: { group: 'Usuarios', name: 'Contraseña olvidada' },
};

const braced = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(', ');

export const templateFlawText = (flaw: TemplateFlaw): string => {
  switch (flaw.code) {
    case 'blank':
      return flaw.field === 'subject' ? 'Escribí el asunto' : 'Escribí la introducción';
    case 'too-long':
      return `No puede pasar de ${formatCount(flaw.most)} letras`;
    case 'brace-alone':
      return 'Hay una llave suelta: un dato va entre dos, como {cliente}';
    case 'placeholder-unknown':
      return `{${flaw.name}} no existe en este correo. Podés usar ${braced(flaw.known)}`;
  }
};

const texts: Texts<MailTemplateFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo hablar con el servidor, reintentá',
  'mail-template-invalid': ({ flaws: [first] }) =>
    first === undefined ? 'Revisá los datos marcados' : templateFlawText(first),
  'section-moved': ({ by }) => sectionMovedText(by),
};

export const mailTemplateProblem = (failure: MailTemplateFailure): string => tell(texts, failure);
