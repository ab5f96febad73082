import { tidyLine } from '#core/shared/tidy-line.ts';
/** The mails that a customer, or a person with a login, gets, by what they tell. */
export const mailKinds = [
  'order-sent',
  'order-received',
  'order-in-delivery',
  'order-delivered',
  'order-cancelled',
  'order-corrected',
  'claim-opened',
  'claim-corrected',
  'claim-message',
  'warranty-opened',
  'warranty-corrected',
  'warranty-message',
  'payment-accepted',
  'payment-refused',
  'payment-reversed',
  'invitation',
  'recovery',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The names that a template may have between braces. */
export type Placeholder =
  | 'pedido'
  | 'cliente'
  | 'entrega'
  | 'total'
  | 'motivo'
  | 'reclamo'
  | 'rma'
  | 'nombre'
  | 'usuario'
  | 'distribuidor'
  | 'importe'
  | 'fecha';

const ofOrder = ['pedido', 'cliente', 'entrega', 'total'] as const;
const ofLogin = ['nombre', 'usuario', 'distribuidor'] as const;

/** Each kind of mail has its own placeholders: it cannot say what it does not know. */
export const placeholdersOf = {
  'order-sent': ofOrder,
  'order-received': ofOrder,
  'order-in-delivery': ofOrder,
  'order-delivered': ofOrder,
  'order-cancelled': ofOrder,
  'order-corrected': ['pedido', 'cliente', 'total', 'motivo'],
  'claim-opened': ['reclamo', 'cliente'],
  'claim-corrected': ['reclamo', 'cliente', 'motivo'],
  'claim-message': ['reclamo', 'cliente'],
  'warranty-opened': ['rma', 'cliente'],
  'warranty-corrected': ['rma', 'cliente', 'motivo'],
  'warranty-message': ['rma', 'cliente'],
  'payment-accepted': ['importe', 'fecha', 'cliente'],
  'payment-refused': ['importe', 'fecha', 'cliente', 'motivo'],
  'payment-reversed': ['importe', 'fecha', 'cliente', 'motivo'],
  invitation: ofLogin,
  recovery: ofLogin,
} as const satisfies Readonly<Record<MailKind, readonly Placeholder[]>>;

export interface MailTemplate {
  readonly subject: string;
  /** The beginning of the mail; its line ends stay. */
  readonly introduction: string;
}

/** The templates that somebody wrote; the others are the usual ones. */
export type MailTemplates = Readonly<Partial<Record<MailKind, MailTemplate>>>;

export const maxTemplateLength = { subject: 150, introduction: 2000 } as const satisfies Record<
  keyof MailTemplate,
  number
>;

export type TemplateFlaw = { readonly field: keyof MailTemplate } & (
  | { readonly code: 'blank' }
  | { readonly code: 'too-long'; readonly most: number }
  | { readonly code: 'brace-alone' }
  | { readonly code: 'placeholder-unknown'; readonly name: string; readonly known: readonly Placeholder[] }
);

const named = /\{([^{}]*)\}/g;

/** As it is stored: a subject is one line. */
export const tidyTemplate = ({ subject, introduction }: MailTemplate): MailTemplate => ({
  subject: tidyLine(subject),
  introduction: introduction.replace(/\r\n?/g, '\n').trim(),
});

const flawOf = (kind: MailKind, field: keyof MailTemplate, text: string): TemplateFlaw | null => {
  if (text === '') return { field, code: 'blank' };
  const max = maxTemplateLength[field];
  if (text.length > max) return { field, code: 'too-long', most: max };
  const known: readonly Placeholder[] = placeholdersOf[kind];
  for (const [, name = ''] of text.matchAll(named)) {
    if (!known.some((each) => each === name)) return { field, code: 'placeholder-unknown', name, known };
  }
  return /[{}]/.test(text.replace(named, '')) ? { field, code: 'brace-alone' } : null;
};

/** What is wrong with a template, tidied, a flaw a field (docs/rules/mail.md 8). */
export const templateFlaws = (kind: MailKind, template: MailTemplate): readonly TemplateFlaw[] => {
  const tidy = tidyTemplate(template);
  const flaws = [flawOf(kind, 'subject', tidy.subject), flawOf(kind, 'introduction', tidy.introduction)];
  return flaws.filter((flaw) => flaw !== null);
};

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** Values are not filled in again: a name between braces inside a value stays as it is. */
export const fillTemplate = ({ subject, introduction }: MailTemplate, values: PlaceholderValues): MailTemplate => {
  const filled = (text: string): string =>
    text.replace(named, (whole, name: string) => (values as Readonly<Record<string, string>>)[name] ?? whole);
  return {
    subject: tidyLine(filled(subject)),
    introduction: filled(introduction),
  };
};
