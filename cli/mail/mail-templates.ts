import { type Command, Option } from 'commander';
import { mailTemplateProblem } from '#adapters/texts/mail-templates.es.ts';
import { mailPreviewWire, mailTemplateWire } from '#adapters/wire/mail-templates.wire.ts';
import type { MailPreview, MailTemplateFailure, SeenTemplate } from '#core/mail/mail-template.service.ts';
import { mailKinds, templateFlaws, tidyTemplate } from '#core/mail/mail-template.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { standsAlready } from '../declare/already-so.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { declareList } from '../declare/list.ts';
import { declareShow } from '../declare/show.ts';
import { mailTemplatesList, templateName } from '../lists/mail-templates.list.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { facts } from '../views/facts.ts';

interface WriteOptions {
  readonly subject?: string;
  readonly introduction?: string;
}

const base = { access: 'administration', problem: mailTemplateProblem } as const;

const word = ['correo', 'cuál, como lo nombra mail templates', mailKinds] as const;

const templateNamed = async (
  { services, caller }: Asking,
  kind = '',
): Promise<Result<SeenTemplate, MailTemplateFailure | Outcome>> => {
  const all = await services.mailTemplates.list(caller);
  if (!all.ok) return all;
  const found = all.val.find((each) => each.kind === kind);
  return found === undefined
    ? Err(problem('mail-template-not-found', `Este servidor no tiene el correo ${printable(kind)}`))
    : Ok(found);
};

/** How mails begin: `mail templates`, `template`, `write-template` and `reset-template` (docs/rules/mail.md 8). */
export const mailTemplateCommands = (mail: Command, act: Act): void => {
  declareList(mail, act, mailTemplatesList);
  declareShow<object, MailPreview, MailTemplateFailure>(mail, act, {
    ...base,
    name: 'template',
    about: 'Muestra un correo entero, con datos de ejemplo',
    examples: ['mail template order-sent'],
    words: [word],
    answer: mailPreviewWire,
    toWire: (preview) => preview,
    text: ({ subject, text }, style, columns) => `${facts([['Asunto', subject]], style, columns)}\n\n${text.trim()}`,
    ask: async (asking, _options, kind) => {
      const found = await templateNamed(asking, kind);
      if (!found.ok) return found;
      return asking.services.mailTemplates.preview(asking.caller, found.val.kind, found.val);
    },
  });
  const changes = {
    ...base,
    words: [word],
    answer: changedWire(mailTemplateWire),
    toWire: (template: SeenTemplate) => template,
  } as const;
  declareChange<WriteOptions, SeenTemplate, MailTemplateFailure>(mail, act, {
    ...changes,
    name: 'write-template',
    about: 'Cambia el asunto o la introducción de un correo',
    examples: ['mail write-template order-sent --subject "Tu pedido {pedido}"'],
    options: [
      new Option('--subject <TEXTO>', 'el asunto; los datos van entre llaves, como {pedido}'),
      new Option('--introduction <TEXTO>', 'con qué empieza; los datos van entre llaves'),
    ],
    needs: [
      {
        anyOf: ['--subject', '--introduction'],
        message: 'No dice qué cambiar',
        advice: 'Va --subject, --introduction o los dos',
      },
    ],
    message: (template) => `Guardado: ${templateName(template)}`,
    plan: async (asking, { subject, introduction }, kind) => {
      return (await templateNamed(asking, kind)).map((seen) => {
        const wanted = { subject: subject ?? seen.subject, introduction: introduction ?? seen.introduction };
        return {
          question: `¿Cambiar el correo ${templateName(seen)}?`,
          isDone: standsAlready(tidyTemplate(wanted), tidyTemplate(seen)),
          before: seen,
          refusal: () => {
            const flaws = templateFlaws(seen.kind, wanted);
            return flaws.length === 0 ? null : { code: 'mail-template-invalid', flaws };
          },
          work: () => asking.services.mailTemplates.save(asking.caller, seen.kind, wanted, seen.tag),
        };
      });
    },
  });
  declareChange<object, SeenTemplate, MailTemplateFailure>(mail, act, {
    ...changes,
    name: 'reset-template',
    about: 'Vuelve un correo a su texto de siempre',
    examples: ['mail reset-template order-sent --yes'],
    isFinal: true,
    message: (template) => `${templateName(template)} vuelve a su texto de siempre`,
    plan: async (asking, _options, kind) =>
      (await templateNamed(asking, kind)).map((seen) => ({
        names: [seen.kind, templateName(seen)],
        question: `¿Volver el correo ${templateName(seen)} a su texto de siempre? Lo escrito se pierde`,
        isDone: seen.isUsual,
        doneText: `${templateName(seen)} ya tiene su texto de siempre: no se cambió nada`,
        before: seen,
        work: () => asking.services.mailTemplates.reset(asking.caller, seen.kind, seen.tag),
      })),
  });
};
