import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { staffProblem } from '#adapters/texts/staff.es.ts';
import type { StaffFailure } from '#core/staff/staff.service.ts';
import { fieldOfStaffFlaw, type StaffDraft, staffFlaws } from '#core/staff/staff-draft.ts';
import { staffRoles } from '#core/staff/staff-member.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { type IssuedLogin, IssuedLoginDialog } from './issued-login.tsx';
import { StaffFields } from './staff-fields.tsx';

const blank: StaffDraft = { userName: '', name: '', role: 'Seller', email: '', phone: '' };

const fields: Readonly<Record<string, keyof StaffDraft>> = { ...fieldOfStaffFlaw, 'user-name-taken': 'userName' };

const problem = (failure: StaffFailure) => ({
  field: fields[failure.code] ?? wholeForm,
  text: staffProblem(failure),
});

/** A new member of staff; the password of the login is shown once it is created. */
export function NewStaffForm({ closeTo }: { readonly closeTo: string }) {
  const { staff } = useServices();
  const draft = useUnsavedDraft<StaffDraft>('new staff', blank);
  const [made, setMade] = useState<IssuedLogin | null>(null);
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const form = useRuleForm({ draft, problemsOf: (typed) => staffFlaws(typed).map(problem), blank });

  const create = form.submit(async (typed) => {
    const answer = await staff.create(typed);
    if (!answer.ok) return [problem(answer.val)];
    const { member, password } = answer.val;
    setMade({ name: member.name, login: member.userName, password });
    settleDraft(draft, typed, blank);
    return [];
  });

  return (
    <form ref={form.element} className="detail case-form" aria-labelledby={heading} onSubmit={create} noValidate>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          Nueva persona
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar sin crear">
          <Icon name="close" />
        </Link>
      </header>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <div className="case-fields">
          <StaffFields form={form} roles={staffRoles} />
          <FormField form={form} name="userName" label="Usuario" hint="Con esto ingresa: laura.gomez">
            {(control) => (
              <input {...control} className="mono" maxLength={60} autoComplete="off" autoCapitalize="none" />
            )}
          </FormField>
        </div>
      </fieldset>
      <FormFailure text={form.failure} />
      <button type="submit" className="btn primary big" disabled={form.isSending}>
        {form.isSending ? 'Creando…' : 'Crear usuario'}
      </button>
      {made !== null && <IssuedLoginDialog login={made} onClose={() => setMade(null)} />}
    </form>
  );
}
