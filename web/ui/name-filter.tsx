import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../hooks/use-settled.ts';

interface NameFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** What is typed is meant once the typing stops, or with Enter; the address that holds it may also change by itself. */
export function NameFilter({ label, placeholder, value, onChange }: NameFilterProps) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = (text: string) => {
    if (told.current === text) return;
    told.current = text;
    onChange(text);
  };
  const settle = useSettled(tell, { isMeantWhenLeft: false });

  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    setTyped(value);
    // A text whose pause has not passed yet is dropped.
    settle(value);
  }, [value, settle]);

  return (
    <label className="name-filter">
      <span className="only-read">{label}</span>
      <input
        type="search"
        value={typed}
        maxLength={100}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value);
          settle(target.value);
        }}
        onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
      />
    </label>
  );
}
