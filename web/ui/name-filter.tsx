import { useEffect, useRef, useState } from 'react';
import { useSettled } from '../hooks/use-settled.ts';
import { SearchInput } from './search-input.tsx';

interface NameFilterProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** What is typed is meant once the typing stops, or with Enter; the address that holds it may also change by itself. */
export function NameFilter({ label, placeholder, value, onChange }: NameFilterProps) {
  const [typed, setTyped] = useState(value);
  const reported = useRef(value);
  const report = (text: string) => {
    if (reported.current === text) return;
    reported.current = text;
    onChange(text);
  };
  const settle = useSettled(report, { isMeantWhenLeft: false });

  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    setTyped(value);
    // A text whose pause has not passed yet is dropped.
    settle(value);
  }, [value, settle]);

  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        settle(text);
      }}
      onEnter={() => report(typed)}
    />
  );
}
