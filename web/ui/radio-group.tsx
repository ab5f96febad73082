import { Field } from './field.tsx';
import type { Option } from './multi-select.tsx';

interface RadioGroupProps {
  readonly label: string;
  /** The entry for none of them: 'Todas', or what asks for a choice. Left out where one must be chosen. */
  readonly none?: string | undefined;
  readonly options: readonly Option[];
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
}

/** Chooses an option of a list, in the browser's own selector. */
export function RadioGroup({ label, none, options, chosen, onChoose }: RadioGroupProps) {
  return (
    <Field label={label}>
      {(ties) => (
        <select
          {...ties}
          value={chosen ?? ''}
          disabled={options.length === 0}
          onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
        >
          {none !== undefined && <option value="">{none}</option>}
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
