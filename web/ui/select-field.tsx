import { Field } from './field.tsx';

export interface Option {
  readonly id: string;
  readonly name: string;
}

interface SelectFieldProps {
  readonly label: string;
  /** Empty for any. */
  readonly value: string;
  /** 'Todas'. */
  readonly any: string;
  /** Groups of options, under their name where they have one. */
  readonly groups: readonly { readonly name: string; readonly options: readonly Option[] }[];
  readonly onChange: (id: string) => void;
}

/** Chooses what a list is narrowed by, or nothing. */
export function SelectField({ label, value, any, groups, onChange }: SelectFieldProps) {
  const drawn = (options: readonly Option[]) =>
    options.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
  return (
    <Field label={label}>
      {(ties) => (
        <select {...ties} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{any}</option>
          {groups.map(({ name, options }) =>
            options.length === 0 ? null : name === '' ? (
              drawn(options)
            ) : (
              <optgroup key={name} label={name}>
                {drawn(options)}
              </optgroup>
            ),
          )}
        </select>
      )}
    </Field>
  );
}

/** Options that stand under no name. */
export const plain = (options: readonly Option[] | undefined) => [{ name: '', options: options ?? [] }];
