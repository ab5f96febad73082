import { useState } from 'react';

interface FieldProblemsProps<Flaw> {
  /** What is wrong by the rules. */
  readonly flaws: readonly Flaw[];
  readonly fieldOf: (flaw: Flaw) => string;
  readonly textOf: (flaw: Flaw) => string;
}

/** What is wrong with each field of a form, once it was left or somebody wanted to send. */
export function useFieldProblems<Flaw>({ flaws, fieldOf, textOf }: FieldProblemsProps<Flaw>) {
  const [left, setLeft] = useState<ReadonlySet<string> | 'all'>(new Set());
  /** What only the server knows to be wrong. */
  const [refused, setRefused] = useState<readonly Flaw[]>([]);
  return {
    /** Whether somebody wanted to send it: every field tells then. */
    isTried: left === 'all',
    tried: () => setLeft('all'),
    leave: (field: string) => setLeft((before) => (before === 'all' ? before : new Set(before).add(field))),
    refuse: setRefused,
    problemOf(field: string): string | null {
      const flaw = [...refused, ...flaws].find((one) => fieldOf(one) === field);
      return flaw !== undefined && (left === 'all' || left.has(field)) ? textOf(flaw) : null;
    },
  };
}
