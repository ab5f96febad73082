import type { ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import type { RuleForm } from '../hooks/use-rule-form.ts';
import { Field, type FieldLook, type FieldTies } from './field.tsx';

/** All that a control needs to be a field of a form: `<input {...control} />`. */
export interface FieldControl extends FieldTies, Omit<UseFormRegisterReturn, 'disabled' | 'required' | 'maxLength'> {
  readonly value: string;
}

interface FormFieldProps<Typed extends FieldValues> extends FieldLook {
  readonly form: RuleForm<Typed>;
  readonly name: FieldPath<Typed>;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A text or a choice of a form: what was typed, and what is wrong with it once it was left or sent. */
export function FormField<Typed extends FieldValues>({ form, name, children, ...look }: FormFieldProps<Typed>) {
  return (
    <Field isRequired={form.isRequired(name)} {...look} problem={form.problemOf(name)}>
      {(ties) => children({ ...ties, ...form.control(name) })}
    </Field>
  );
}
