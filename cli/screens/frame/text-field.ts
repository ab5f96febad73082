import { formatCount } from '#adapters/texts/numbers.es.ts';
import { signsOf } from '../../views/display-width.ts';

/** A text that is being typed, and its cursor, counted in signs as people see them. */
export interface TextField {
  readonly text: string;
  readonly at: number;
}

export type TextEdit =
  | { readonly kind: 'typed'; readonly text: string }
  | { readonly kind: 'backspace' | 'delete' | 'left' | 'right' | 'start' | 'end' | 'clear-before' | 'delete-word' };

export const fieldOf = (text: string): TextField => ({ text, at: signsOf(text).length });

/** Line breaks and control characters of a pasted text become spaces. */
const inOneLine = (text: string): string => text.normalize('NFC').replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');

/** The first characters of a text, up to so many UTF-16 units. */
const fitting = (text: string, room: number): string => {
  let end = 0;
  for (const sign of signsOf(text)) {
    if (end + sign.length > room) break;
    end += sign.length;
  }
  return text.slice(0, end);
};

/** The message where not all of a typed text fits; null where it does. */
export const roomProblem = ({ text }: TextField, edit: TextEdit, max: number): string | null =>
  edit.kind === 'typed' && text.length + inOneLine(edit.text).length > max
    ? `Hasta ${formatCount(max)} caracteres: lo demás no entró`
    : null;

/**
 * The field after a key, with as much of what was typed as there is room for: `max` UTF-16 units, which is what the
 * server counts.
 */
export const edited = ({ text, at }: TextField, edit: TextEdit, max: number): TextField => {
  const signs = signsOf(text);
  const before = signs.slice(0, at);
  const after = signs.slice(at);
  const joined = (start: readonly string[], end: readonly string[]): TextField => ({
    text: [...start, ...end].join(''),
    at: start.length,
  });
  switch (edit.kind) {
    case 'typed': {
      const start = before.join('');
      const end = after.join('');
      const typed = fitting(inOneLine(edit.text), max - start.length - end.length);
      return { text: start + typed + end, at: signsOf(start + typed).length };
    }
    case 'backspace':
      return joined(before.slice(0, -1), after);
    case 'delete':
      return joined(before, after.slice(1));
    case 'left':
      return { text, at: Math.max(0, at - 1) };
    case 'right':
      return { text, at: Math.min(signs.length, at + 1) };
    case 'start':
      return { text, at: 0 };
    case 'end':
      return { text, at: signs.length };
    case 'clear-before':
      return joined([], after);
    case 'delete-word': {
      const words = before.join('').replace(/\S+\s*$/u, '');
      return joined(signsOf(words), after);
    }
  }
};
