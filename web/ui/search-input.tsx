import type { KeyboardEvent } from 'react';

interface SearchInputProps {
  /** For who has it read aloud: the field shows its placeholder alone. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength?: number;
  readonly onEnter?: () => void;
  /** Enter submits the form that the field is in. */
  readonly submits?: boolean;
}

/** The field above a list by which it is narrowed. */
export function SearchInput({
  label,
  placeholder,
  value,
  onChange,
  maxLength = 100,
  onEnter,
  submits = false,
}: SearchInputProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    if (!submits) event.preventDefault();
    onEnter?.();
  };
  return (
    <label className="name-filter">
      <span className="only-read">{label}</span>
      <input
        type="search"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={enter}
      />
    </label>
  );
}
