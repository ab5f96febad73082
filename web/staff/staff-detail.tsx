import { useId } from 'react';
import { Link } from 'react-router-dom';
import { collidedText } from '#adapters/texts/moved.es.ts';
import { staffProblem } from '#adapters/texts/staff.es.ts';
import type { StaffFailure } from '#core/staff/staff.service.ts';
import { type StaffChange, staffChangeFlaws } from '#core/staff/staff-draft.ts';
import type { StaffMember, StaffRole } from '#core/staff/staff-member.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useSectionDraft } from '#web/hooks/use-section-draft.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { SaveBar } from '#web/ui/save-bar.tsx';
import { UnsavedChangesGuard } from '#web/ui/unsaved-changes-guard.tsx';
import { StaffActs } from './staff-acts.tsx';
import { StaffFields } from './staff-fields.tsx';

interface StaffDetailProps {
  readonly member: StaffMember;
  /** The other active sellers. */
  readonly others: readonly StaffMember[];
  readonly closeTo: string;
}

const changeOf = ({ name, role, email, phone }: StaffMember): StaffChange => ({ name, role, email, phone });

const rolesOf = ({ role }: StaffMember): readonly StaffRole[] =>
  role === 'Seller' ? ['Seller'] : ['Admin', 'Manager'];

const fields: Readonly<Record<string, keyof StaffChange>> = {
  'staff-name-missing': 'name',
  'staff-name-too-long': 'name',
  'email-wrong': 'email',
  'phone-too-long': 'phone',
  'own-account': 'role',
  'last-administrator': 'role',
};

const problem = (failure: StaffFailure) => ({
  field: fields[failure.code] ?? wholeForm,
  text: staffProblem(failure),
});

/** A member of staff at the right of the list: what is settled of them, and what can be done with their login. */
export function StaffDetail({ member, others, closeTo }: StaffDetailProps) {
  const { staff } = useServices();
  const { toaster } = usePublicServices();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const section = useSectionDraft<StaffChange>(`staff ${member.id}`, changeOf(member), String(member.version));
  const form = useRuleForm({
    draft: section.values,
    problemsOf: (typed) => staffChangeFlaws(typed).map(problem),
  });

  const save = form.submit(async () => {
    const answer = await section.save(async (typed, seen) =>
      (await staff.change({ id: member.id, version: Number(seen) }, typed)).map(changeOf),
    );
    if (!answer.ok) return [problem(answer.val)];
    toaster.show({ kind: 'Success', title: answer.val.name, message: 'Se guardaron los cambios' });
    return [];
  });

  return (
    <aside className="detail staff-detail" aria-labelledby={heading}>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {member.name}
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar la ficha">
          <Icon name="close" />
        </Link>
      </header>
      <p className="muted">
        Usuario <span className="mono">{member.userName}</span>
      </p>
      <form ref={form.element} className="case-form" aria-labelledby={heading} onSubmit={save} noValidate>
        <div className="case-fields">
          <StaffFields form={form} roles={rolesOf(member)} />
        </div>
        {section.isUnsaved && (
          <SaveBar
            what={member.name}
            isSaving={form.isSending}
            problem={form.failure}
            hasMoved={section.hasMoved}
            moved={collidedText(section.collided, member.changed)}
            onDiscard={() => {
              section.discard();
              form.begin();
            }}
          />
        )}
      </form>
      <UnsavedChangesGuard isUnsaved={section.isUnsaved} what={`los datos de ${member.name}`} />
      <StaffActs member={member} others={others} />
    </aside>
  );
}
