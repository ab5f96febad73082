import type { ReactNode } from 'react';
import { useState } from 'react';
import { secondFactorProblem } from '#adapters/texts/second-factor.es.ts';
import type { OwnSecondFactorFailure } from '#core/second-factor/second-factor.service.ts';
import type { Result } from '#core/shared/result.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useServices } from '#web/services.ts';
import { createStore } from '#web/state/store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface TypedFactor {
  readonly password: string;
  readonly code: string;
}

const labels = { password: 'Tu contraseña', code: 'Código' } as const;
const missing = { password: 'Escribí tu contraseña', code: 'Escribí el código' } as const;

interface CodeFormProps {
  readonly asks: readonly (keyof TypedFactor)[];
  readonly hint?: string;
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onCancel?: () => void;
  /** Answers why it could not be done. */
  readonly send: (typed: TypedFactor) => Promise<Result<unknown, OwnSecondFactorFailure>>;
  readonly children?: ReactNode;
}

const fieldOf = ({ code }: OwnSecondFactorFailure): string => {
  if (code === 'current-password-wrong') return 'password';
  return code === 'current-code-wrong' || code === 'too-many-attempts' ? 'code' : wholeForm;
};

/** A password, a code, or both, before something of the second factor is done. */
export function CodeForm({ asks, hint = '', action, isDanger = false, onCancel, send, children }: CodeFormProps) {
  const { caller } = useServices();
  const [draft] = useState(() => createStore<TypedFactor>({ password: '', code: '' }));
  const form = useRuleForm({
    draft,
    problemsOf: (typed) =>
      asks.filter((field) => typed[field].trim() === '').map((field) => ({ field, text: missing[field] })),
    tells: 'sent',
  });
  const submit = form.submit(async (typed) => {
    const answer = await send(typed);
    if (answer.ok) return [];
    const field = fieldOf(answer.val);
    const isAsked = asks.some((each) => each === field);
    return [{ field: isAsked ? field : wholeForm, text: secondFactorProblem(answer.val) }];
  });
  return (
    <form ref={form.element} className="second-factor" onSubmit={submit} noValidate>
      {children}
      {/* Password managers want to know whose it is. */}
      <input type="text" name="userName" autoComplete="username" value={caller.userName} readOnly hidden />
      {asks.map((name) => (
        <FormField key={name} form={form} name={name} label={labels[name]} hint={name === 'code' ? hint : ''}>
          {(control) => (
            <input
              {...control}
              type={name === 'password' ? 'password' : 'text'}
              autoComplete={name === 'password' ? 'current-password' : 'one-time-code'}
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
      ))}
      <FormFailure text={form.failure} />
      <div className="dialog-actions">
        {onCancel !== undefined && (
          <button type="button" className="btn" disabled={form.isSending} onClick={onCancel}>
            Cancelar
          </button>
        )}
        <button type="submit" className={isDanger ? 'btn danger' : 'btn primary'} disabled={form.isSending}>
          {form.isSending ? 'Un momento…' : action}
        </button>
      </div>
    </form>
  );
}
