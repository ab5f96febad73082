import { useEffect, useState } from 'react';
import { mailTemplateProblem } from '#adapters/texts/mail-templates.es.ts';
import type { MailPreview } from '#core/mail/mail-template.service.ts';
import { type MailKind, type MailTemplate, templateFlaws } from '#core/mail/mail-template.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useSettled } from '#web/hooks/use-settled.ts';
import { useServices } from '#web/services.ts';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MailHtml } from './mail-html.tsx';

interface MailPreviewProps {
  readonly kind: MailKind;
  readonly typed: MailTemplate;
}

/** The last typed template that can be shown, once the typing paused. */
const useSettledTemplate = ({ kind, typed: { subject, introduction } }: MailPreviewProps): MailTemplate => {
  const [settled, setSettled] = useState({ subject, introduction });
  const settle = useSettled(setSettled, { isMeantWhenLeft: false });
  useEffect(() => {
    if (templateFlaws(kind, { subject, introduction }).length === 0) settle({ subject, introduction });
  }, [kind, subject, introduction, settle]);
  return settled;
};

/** The mail with example data, as it would be read: with pictures, or as text alone. */
export function MailPreviewPane(props: MailPreviewProps) {
  const { mails } = useServices();
  const template = useSettledTemplate(props);
  const preview = useServiceQuery(mails.preview, { kind: props.kind, template });
  const [isText, setIsText] = useState(false);
  return (
    <section className="mail-preview" aria-label="Vista previa">
      <header>
        <h2>Vista previa</h2>
        {([false, true] as const).map((each) => (
          <button
            key={String(each)}
            type="button"
            className={each === isText ? 'filter-state here' : 'filter-state'}
            aria-pressed={each === isText}
            onClick={() => setIsText(each)}
          >
            {each ? 'Sólo texto' : 'Con formato'}
          </button>
        ))}
      </header>
      <QueryState of={preview} problem={mailTemplateProblem} skeleton={<Skeleton rows={6} kind="office" />} isPart>
        {(mail) => <Shown mail={mail} isText={isText} />}
      </QueryState>
    </section>
  );
}

function Shown({ mail: { subject, text, html }, isText }: { readonly mail: MailPreview; readonly isText: boolean }) {
  return (
    <>
      <p className="mail-subject">
        <span className="muted">Asunto</span> <b>{subject}</b>
      </p>
      {isText ? <pre>{text}</pre> : <MailHtml html={html} />}
      <p className="muted">Con datos de ejemplo.</p>
    </>
  );
}
