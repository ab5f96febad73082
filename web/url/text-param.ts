/**
 * A text out of an address, however it was edited: without what nobody can type (the server refuses a NUL), and no
 * longer than so many characters.
 */
export const textParam = (written: string | null, maxLength: number): string =>
  [...(written ?? '').replace(/\p{Cc}+/gu, ' ')].slice(0, maxLength).join('');
