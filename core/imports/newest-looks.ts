interface Look {
  /** Whether it was read and nothing of it was written, nor is being. */
  readonly isLookAlone: boolean;
  /** What tells files apart: kind, name and worksheet, and who brought it. */
  readonly file: readonly string[];
}

/**
 * Of sheets that were looked at, the newest first, those that a person may still want: a later look at the same file,
 * or its import, takes the place of one that was only looked at (docs/rules/imports.md 20).
 */
export const newestLooks = <Sheet>(sheets: readonly Sheet[], lookOf: (sheet: Sheet) => Look): readonly Sheet[] => {
  const seen = new Set<string>();
  return sheets.filter((sheet) => {
    const { isLookAlone, file } = lookOf(sheet);
    const key = JSON.stringify(file);
    const isEarlier = seen.has(key);
    seen.add(key);
    return !(isEarlier && isLookAlone);
  });
};
