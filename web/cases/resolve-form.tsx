import { useState } from 'react';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import type { Store } from '#web/state/store.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { ResolutionDraft } from './resolutions.ts';

type CaseEnd = 'Accepted' | 'Refused';

const acts: Readonly<Record<CaseEnd, string>> = { Accepted: 'Aceptar', Refused: 'Rechazar' };

interface ResolveFormProps {
  /**
   * What the form is called, and what its message names once it is done: 'Resolver el reclamo', 'Reclamo
   * 2026-00000001'.
   */
  readonly name: string;
  readonly title: string;
  readonly done: Readonly<Record<CaseEnd, string>>;
  readonly draft: Store<ResolutionDraft>;
  readonly maxLength: number;
  readonly placeholder: string;
  /** The message where no resolution was written. */
  readonly missing: string;
  /** Null once it ended so; else why not. */
  readonly end: (state: CaseEnd, resolution: string) => Promise<string | null>;
}

/**
 * How a claim or a warranty ends: accepted or refused, and why; asked once more, since it has no way back. What was
 * written stays until then.
 */
export function ResolveForm(props: ResolveFormProps) {
  const { name, title, done, draft, maxLength, placeholder, missing, end: tryToEnd } = props;
  const { toaster } = usePublicServices();
  const form = useRuleForm({
    draft,
    problemsOf: ({ resolution }) => (resolution.trim() === '' ? [{ field: 'resolution', text: missing }] : []),
    tells: 'sent',
  });
  const { element, failure, isSending, values } = form;
  const [asked, setAsked] = useState<CaseEnd | null>(null);
  const end = (state: CaseEnd) =>
    form.submit(async ({ resolution }) => {
      const problem = await tryToEnd(state, resolution);
      if (problem !== null) return [{ field: wholeForm, text: problem }];
      toaster.show({ kind: 'Success', title, message: done[state] });
      return [];
    });
  const ask = (state: CaseEnd) => (values.resolution.trim() === '' ? void end(state)() : setAsked(state));

  return (
    <form
      ref={element}
      className="case-form resolve"
      aria-label={name}
      onSubmit={(event) => event.preventDefault()}
      noValidate
    >
      <FormField form={form} name="resolution" label="Resolución" hint="La lee el cliente">
        {(control) => <textarea {...control} rows={3} maxLength={maxLength} placeholder={placeholder} />}
      </FormField>
      <FormFailure text={failure} />
      <div className="case-ends">
        <button type="button" className="btn" disabled={isSending} onClick={() => ask('Refused')}>
          <Icon name="close" />
          {acts.Refused}
        </button>
        <button type="button" className="btn primary" disabled={isSending} onClick={() => ask('Accepted')}>
          <Icon name="check" />
          {acts.Accepted}
        </button>
      </div>
      {asked !== null && (
        <Confirm
          title={`${title}: ¿${acts[asked].toLowerCase()}?`}
          action={acts[asked]}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            void end(asked)();
          }}
        >
          <p className="muted">No se puede deshacer: el cliente lee la resolución en el momento.</p>
        </Confirm>
      )}
    </form>
  );
}
