import { useEffect, useRef, useState } from 'react';

/** Milliseconds without another letter before a filter is meant (docs/rules/screens.md 3). */
const settledMs = 300;

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
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });

  const tell = (text: string) => {
    if (told.current === text) return;
    told.current = text;
    latest.current(text);
  };

  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const timer = setTimeout(() => {
      if (told.current === typed) return;
      told.current = typed;
      latest.current(typed);
    }, settledMs);
    return () => clearTimeout(timer);
  }, [typed]);

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
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && tell(typed)}
      />
    </label>
  );
}
