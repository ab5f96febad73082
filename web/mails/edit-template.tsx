import { useMemo, useState } from 'react';
import { mailKindTexts, mailTemplateProblem, templateFlawText } from '#adapters/texts/mail-templates.es.ts';
import { collidedText } from '#adapters/texts/moved.es.ts';
import type { MailTemplateFailure, SeenTemplate } from '#core/mail/mail-template.service.ts';
import {
  type MailKind,
  type MailTemplate,
  maxTemplateLength,
  placeholdersOf,
  templateFlaws,
} from '#core/mail/mail-template.ts';
import { type FieldProblem, wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { MailPreviewPane } from './mail-preview.tsx';

type Typed = { subject: string; introduction: string };

const typedOf = ({ subject, introduction }: MailTemplate): Typed => ({ subject, introduction });

const refusedBy = (failure: MailTemplateFailure): readonly FieldProblem[] =>
  failure.code === 'mail-template-invalid'
    ? failure.flaws.map((flaw) => ({ field: flaw.field, text: templateFlawText(flaw) }))
    : [{ field: wholeForm, text: mailTemplateProblem(failure) }];

/** Until somebody writes its text, such a mail's subject begins with a word of the configuration. */
const opening: ReadonlySet<MailKind> = new Set(['order-sent', 'claim-opened', 'warranty-opened']);

/** Subject and introduction of one kind of mail, and beside them the mail as it would be read. */
export function EditTemplate({ template }: { readonly template: SeenTemplate }) {
  const { mails } = useServices();
  const { toaster } = usePublicServices();
  const { kind, isUsual, tag } = template;
  const stored = useMemo(() => typedOf(template), [template]);
  const section = useSectionDraft<Typed>(`mail ${kind}`, stored, tag);
  const form = useRuleForm<Typed>({
    draft: section.values,
    problemsOf: (typed) =>
      templateFlaws(kind, typed).map((flaw) => ({ field: flaw.field, text: templateFlawText(flaw) })),
  });
  const [isAsking, setIsAsking] = useState(false);
  const { name } = mailKindTexts[kind];
  const showSuccess = (message: string) => toaster.show({ kind: 'Success', title: name, message });
  const save = form.submit(async () => {
    const answer = await section.save(async (sent, seen) => (await mails.saveTemplate(kind, sent, seen)).map(typedOf));
    if (!answer.ok) return refusedBy(answer.val);
    showSuccess('Desde el próximo correo sale así');
    return [];
  });
  const discard = () => {
    section.discard();
    form.begin();
  };
  const reset = async () => {
    setIsAsking(false);
    const answer = await mails.resetTemplate(kind, tag);
    if (answer.ok) discard();
    if (answer.ok) showSuccess('Volvió al texto original');
    else toaster.show({ kind: 'Error', title: name, message: mailTemplateProblem(answer.val) });
  };
  return (
    <div className="mail-text">
      <form ref={form.element} className="case-form" aria-label={name} onSubmit={save} noValidate>
        <FormField form={form} name="subject" label="Asunto">
          {(control) => <input {...control} autoComplete="off" maxLength={maxTemplateLength.subject * 2} />}
        </FormField>
        <FormField form={form} name="introduction" label="Introducción">
          {(control) => <textarea {...control} rows={6} maxLength={maxTemplateLength.introduction * 2} />}
        </FormField>
        <p className="muted">Lo que sigue en el correo sale siempre. En el asunto y en la introducción podés usar:</p>
        <ul className="mail-placeholders" aria-label="Datos que podés usar">
          {placeholdersOf[kind].map((each) => (
            <li key={each} className="mono">{`{${each}}`}</li>
          ))}
        </ul>
        {isUsual && opening.has(kind) && (
          <p className="muted">
            Mientras no cambies este texto, el asunto empieza con lo que diga Configuración › Envío de E-mails.
          </p>
        )}
        {!isUsual && (
          <button type="button" className="btn" onClick={() => setIsAsking(true)}>
            Volver al texto original
          </button>
        )}
        {section.isUnsaved && (
          <SaveBar
            what={name}
            isSaving={form.isSending}
            problem={form.failure}
            hasMoved={section.hasMoved}
            moved={collidedText(section.collided, template.changed)}
            onDiscard={discard}
          />
        )}
        <UnsavedChangesGuard isUnsaved={section.isUnsaved} what={`el texto de «${name}»`} />
      </form>
      <MailPreviewPane kind={kind} typed={form.values} />
      {isAsking && (
        <Confirm
          title="¿Volver al texto original?"
          action="Volver al texto original"
          onConfirm={() => void reset()}
          onClose={() => setIsAsking(false)}
        >
          <p>Lo que escribiste para «{name}» se pierde.</p>
        </Confirm>
      )}
    </div>
  );
}
