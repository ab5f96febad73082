import type { Option } from './select-field.tsx';

interface OfficeFilterProps {
  readonly label: string;
  /** 'Todas las marcas'; left out where one of them is always chosen. */
  readonly any?: string;
  /** Empty for any. */
  readonly value: string;
  readonly choices: readonly Option[];
  readonly onChange: (id: string) => void;
}

/**
 * Chooses what a list of the office is narrowed by, or nothing, in the line above the list. A value that is not among
 * the choices stays chosen.
 */
export function OfficeFilter({ label, any, value, choices, onChange }: OfficeFilterProps) {
  return (
    <select
      className="office-filter"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {any !== undefined && <option value="">{any}</option>}
      {value !== '' && !choices.some(({ id }) => id === value) && <option value={value}>{value}</option>}
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
