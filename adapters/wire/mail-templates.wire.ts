import * as z from 'zod/mini';
import type { SeenTemplate } from '#core/mail/mail-template.service.ts';
import { mailKinds } from '#core/mail/mail-template.ts';
import { lastChangeWire } from './last-change.wire.ts';

export const mailKindWire = z.enum(mailKinds);

export const mailTemplateWire = z.object({
  kind: mailKindWire,
  subject: z.string(),
  introduction: z.string(),
  isUsual: z.boolean(),
  tag: z.string(),
  changed: lastChangeWire,
});

export const mailTemplatesWire = z.array(mailTemplateWire);

/** A template as it was typed; core's rules say whether it can be so. */
export const typedTemplateWire = z.strictObject({
  subject: z.string().check(z.maxLength(1000)),
  introduction: z.string().check(z.maxLength(10_000)),
});

export const mailPreviewWire = z.object({ subject: z.string(), text: z.string(), html: z.string() });

export const mailTemplatesToWire = (templates: readonly SeenTemplate[]): z.infer<typeof mailTemplatesWire> => [
  ...templates,
];
