import { useState } from 'react';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useRuleForm } from '../hooks/use-rule-form.ts';
import { useUnsavedDraft } from '../hooks/use-unsaved.ts';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { FormField } from './form-field.tsx';

interface NameDialogProps {
  readonly title: string;
  readonly action: string;
  /** The field's label: 'Nombre de la lista'. */
  readonly label: string;
  readonly placeholder: string;
  readonly maxLength: number;
  /** The name that is offered. */
  readonly name?: string | undefined;
  readonly hint?: string | undefined;
  /** Answers what is wrong with the name, or how it was kept, in words. */
  readonly save: (
    name: string,
  ) => Promise<{ readonly wrong: string } | { readonly name: string; readonly done: string }>;
  readonly onClose: () => void;
}

/** Only the service knows which names it takes. */
const noProblems = () => [];

/** Asks what something is to be called, and says beside it what is wrong with that. */
export function NameDialog(props: NameDialogProps) {
  const { title, action, label, placeholder, maxLength, name = '', hint, save, onClose } = props;
  const { toaster } = usePublicServices();
  const [start] = useState({ name });
  const draft = useUnsavedDraft(title, start);
  const form = useRuleForm({ draft, problemsOf: noProblems, tells: 'sent' });

  const keep = form.submit(async (typed) => {
    const answer = await save(typed.name);
    if ('wrong' in answer) return [{ field: 'name', text: answer.wrong }];
    toaster.show({ kind: 'Success', title: answer.name, message: answer.done });
    onClose();
    return [];
  });

  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={form.element} className="name-form" onSubmit={keep} noValidate>
        <FormField form={form} name="name" label={label} live="alert">
          {(control) => (
            <input
              {...control}
              maxLength={maxLength}
              autoComplete="off"
              placeholder={placeholder}
              onFocus={({ target }) => target.select()}
            />
          )}
        </FormField>
        {hint !== undefined && <p className="muted">{hint}</p>}
        <DialogActions
          isBusy={form.isSending}
          isDisabled={form.values.name.trim() === ''}
          action={action}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
