/**
 * Whether it failed for its columns, its sheet or its mapping: the file is kept, and can be read with another mapping.
 */
export const isMisunderstood = ({ code }: { readonly code: string }): boolean =>
  code === 'heading-not-found' ||
  code === 'missing-columns' ||
  code === 'ambiguous-column' ||
  code === 'sheet-not-found' ||
  code === 'empty-sheet' ||
  code.startsWith('mapp');
