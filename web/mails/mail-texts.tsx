import { useNavigate } from 'react-router-dom';
import { mailKindTexts, mailTemplateProblem } from '#adapters/texts/mail-templates.es.ts';
import { type MailKind, mailKinds } from '#core/mail/mail-template.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { Field } from '#web/ui/field.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { EditTemplate } from './edit-template.tsx';

export const linkToText = (kind: MailKind | null): string =>
  `/admin-mails?view=textos${kind === null ? '' : `&kind=${kind}`}`;

const groups = [...new Set(mailKinds.map((kind) => mailKindTexts[kind].group))];

/** How each mail to a customer begins; one at a time, with what it would look like. */
export function MailTexts({ kind }: { readonly kind: MailKind }) {
  const { mails } = useServices();
  const navigate = useNavigate();
  return (
    <>
      <div className="office-head">
        <Field label="Correo" problem={null}>
          {(ties) => (
            <select {...ties} value={kind} onChange={({ target }) => navigate(linkToText(target.value as MailKind))}>
              {groups.map((group) => (
                <optgroup key={group} label={group}>
                  {mailKinds
                    .filter((each) => mailKindTexts[each].group === group)
                    .map((each) => (
                      <option key={each} value={each}>
                        {mailKindTexts[each].name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
          )}
        </Field>
      </div>
      <QueryState
        of={useServiceQuery(mails.templates)}
        problem={mailTemplateProblem}
        skeleton={<Skeleton rows={8} kind="office" />}
      >
        {(templates) =>
          templates
            .filter((each) => each.kind === kind)
            .map((template) => <EditTemplate key={kind} template={template} />)
        }
      </QueryState>
    </>
  );
}
