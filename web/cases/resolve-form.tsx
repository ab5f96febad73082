import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import type { Store } from '#web/state/store.ts';
import { FormField } from '#web/ui/form-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ResolutionDraft } from './resolutions.ts';

type CaseEnd = 'Accepted' | 'Refused';

interface ResolveFormProps {
  /** What the form is called, and what is told once it is done: 'Resolver el reclamo', 'Reclamo 2026-00000001'. */
  readonly name: string;
  readonly title: string;
  readonly done: Readonly<Record<CaseEnd, string>>;
  readonly draft: Store<ResolutionDraft>;
  readonly most: number;
  readonly placeholder: string;
  /** What is said where no resolution was written. */
  readonly missing: string;
  /** Null once it ended so; else why not. */
  readonly end: (state: CaseEnd, resolution: string) => Promise<string | null>;
}

/** How a claim or a warranty ends: accepted or refused, and why. What was written stays until then. */
export function ResolveForm(props: ResolveFormProps) {
  const { name, title, done, draft, most, placeholder, missing, end: tryToEnd } = props;
  const { toaster } = usePublicServices();
  const form = useRuleForm({
    draft,
    problemsOf: ({ resolution }) => (resolution.trim() === '' ? [{ field: 'resolution', text: missing }] : []),
    tells: 'sent',
  });
  const { element, failure, isSending } = form;
  const end = (state: CaseEnd) =>
    form.submit(async ({ resolution }) => {
      const problem = await tryToEnd(state, resolution);
      if (problem !== null) return [{ field: wholeForm, text: problem }];
      toaster.show({ kind: 'Success', title, message: done[state] });
      return [];
    });

  return (
    <form
      ref={element}
      className="case-form resolve"
      aria-label={name}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <FormField form={form} name="resolution" label="Resolución" hint="La lee el cliente">
        {(control) => <textarea {...control} rows={3} maxLength={most} placeholder={placeholder} />}
      </FormField>
      <div role="alert">{failure !== null && <p className="notice bad">{failure}</p>}</div>
      <div className="case-ends">
        <button type="button" className="btn" disabled={isSending} onClick={end('Refused')}>
          <Icon name="close" />
          Rechazar
        </button>
        <button type="button" className="btn primary" disabled={isSending} onClick={end('Accepted')}>
          <Icon name="check" />
          Aceptar
        </button>
      </div>
    </form>
  );
}
