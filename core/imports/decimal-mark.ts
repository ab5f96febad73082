import { commaIn } from '#core/shared/written-number.ts';

/** A sheet in which one number's comma groups, and another's may be decimal: nobody knows which number that is. */
export interface DecimalMarkUnclear {
  readonly code: 'decimal-mark-unclear';
  /** '1,234', with its line, 1-based. */
  readonly unclear: string;
  readonly line: number;
  /** '12,345.50'. */
  readonly grouped: string;
}

/**
 * Collects the numbers of a sheet that is read without its decimal mark being given, and tells where a person has to
 * give it (docs/rules/imports.md 9).
 */
export const collectDecimalMarks = () => {
  let unclear: { readonly text: string; readonly line: number } | null = null;
  let grouped: string | null = null;
  return {
    /** `text` is a cell of a column of numbers that the file holds as text. */
    note(text: string, line: number): void {
      if (unclear !== null && grouped !== null) return;
      const comma = commaIn(text);
      if (comma === 'unclear') unclear ??= { text: text.trim(), line };
      if (comma === 'groups') grouped ??= text.trim();
    },
    problem: (): DecimalMarkUnclear | null =>
      unclear === null || grouped === null
        ? null
        : { code: 'decimal-mark-unclear', unclear: unclear.text, line: unclear.line, grouped },
  };
};
