import type { KeyboardEvent } from 'react';

interface SearchInputProps {
  /** For who has it read aloud: the field shows its placeholder alone. */
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength?: number;
  /** Within a form Enter submits it, where this is not given. */
  readonly onEnter?: () => void;
}

/** The field above a list by which it is narrowed. */
export function SearchInput({ label, placeholder, value, onChange, maxLength = 100, onEnter }: SearchInputProps) {
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || onEnter === undefined) return;
    event.preventDefault();
    onEnter();
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
