import { mailKindTexts, mailTemplateProblem } from '#adapters/texts/mail-templates.es.ts';
import { mailTemplatesWire } from '#adapters/wire/mail-templates.wire.ts';
import type { MailTemplateFailure, SeenTemplate } from '#core/mail/mail-template.service.ts';
import type { ListDeclaration } from '../declare/list.ts';

export const templateName = ({ kind }: SeenTemplate): string => {
  const { group, name } = mailKindTexts[kind];
  return `${group}: ${name}`;
};

export const mailTemplatesList: ListDeclaration<object, SeenTemplate, MailTemplateFailure> = {
  access: 'administration',
  problem: mailTemplateProblem,
  name: 'templates',
  about: 'Lista cómo empieza cada correo',
  examples: ['mail templates', 'mail templates --fields kind,subject'],
  answer: mailTemplatesWire,
  paging: 'whole',
  key: null,
  none: 'Este servidor no tiene textos de correos',
  toWire: (template) => template,
  columns: (style) => [
    { title: 'Correo', cell: ({ kind }) => kind },
    { title: 'Qué es', cell: templateName, isExtra: true },
    { title: 'Asunto', cell: ({ subject }) => subject, minWidth: 10 },
    {
      title: 'Texto',
      cell: ({ isUsual }) => (isUsual ? 'De siempre' : 'Propio'),
      paint: (text, { isUsual }) => (isUsual ? style.faint(text) : text),
    },
  ],
  ask: async ({ services, caller }) => (await services.mailTemplates.list(caller)).map((rows) => ({ rows })),
};
