const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that was written here, so that it is not escaped once more. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? '');

const written = (value: string | Html | readonly Html[]): string => {
  if (typeof value === 'string') return escaped(value);
  return value instanceof Html ? value.text : value.map(({ text }) => text).join('');
};

/**
 * HTML with values in it: a text is always escaped, so that nobody's words put a tag into a mail
 * (docs/rules/mail.md 5).
 */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html =>
  new Html(parts.map((part, place) => part + (place < values.length ? written(values[place] ?? '') : '')).join(''));
