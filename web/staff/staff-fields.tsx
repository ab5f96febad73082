import type { FieldPath } from 'react-hook-form';
import { staffRoleTexts } from '#adapters/texts/staff.es.ts';
import { maxPhone, maxStaffName, type StaffChange } from '#core/staff/staff-draft.ts';
import type { StaffRole } from '#core/staff/staff-member.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { FormField } from '#web/ui/form-field.tsx';

interface StaffFieldsProps<Typed extends StaffChange> {
  readonly form: RuleForm<Typed>;
  /** The roles that the person may have. */
  readonly roles: readonly StaffRole[];
}

/** The fields of a new member of staff and of one who is changed. */
export function StaffFields<Typed extends StaffChange>({ form, roles }: StaffFieldsProps<Typed>) {
  const named = (name: keyof StaffChange) => name as FieldPath<Typed>;
  return (
    <>
      <FormField form={form} name={named('name')} label="Nombre">
        {(control) => <input {...control} maxLength={maxStaffName} autoComplete="off" />}
      </FormField>
      <FormField
        form={form}
        name={named('role')}
        label="Rol"
        hint={roles.length === 1 ? 'Un vendedor no cambia de rol' : ''}
      >
        {(control) => (
          <select {...control}>
            {roles.map((role) => (
              <option key={role} value={role}>
                {staffRoleTexts[role]}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField form={form} name={named('email')} label="E-mail">
        {(control) => <input {...control} type="email" maxLength={200} autoComplete="off" />}
      </FormField>
      <FormField form={form} name={named('phone')} label="Teléfono">
        {(control) => <input {...control} type="tel" maxLength={maxPhone} autoComplete="off" />}
      </FormField>
    </>
  );
}
