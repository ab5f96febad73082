/** Which character is the decimal one: stated, or found out from each number. */
export type DecimalMode = 'comma' | 'point' | 'auto';

/** Signs and words of the country's own money, which every amount here is in. */
const pesos = /^(?:AR\$|ARS|pesos|\$)\s*|\s*(?:AR\$|ARS|pesos|\$)$/gi;
const foreignSign = String.raw`(?:U\$[SD]?|US\$|USD|R\$|BRL|€|EUR|d[oó]lar(?:es)?|euros?|reales)`;
const foreignAmount = new RegExp(String.raw`^[-−+]?\s*${foreignSign}[^\p{L}\d]*\d|\d[\s.,]*${foreignSign}\.?$`, 'iu');
/** Longer than anybody's number, however it is spaced. */
const maxNumberLength = 100;
const plainInteger = /^(?:0|[1-9]\d{0,14})$/;
const groupedBySpace = /^[1-9]\d{0,2}(?: \d{3})+(?:[.,]\d+)?$/;
const grouped = { '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/, ',': /^[1-9]\d{0,2}(?:,\d{3})+$/ } as const;
type Mark = keyof typeof grouped;

/**
 * An amount of another country's money, before the number or after it: 'U$S 12,50', '12,50 USD', '€ 3'. It is no amount
 * in pesos.
 */
export const isForeignAmount = (text: string): boolean =>
  text.length <= maxNumberLength && foreignAmount.test(text.trim());

/**
 * Writes a decimal so that equal numbers are equal texts: '1234.5', '0.5', '-3', without needless zeros. The text must
 * be digits with a point.
 */
export function canonicalDecimal(text: string): string {
  const negative = text.startsWith('-');
  const [whole = '', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  const decimals = fraction.replace(/0+$/, '');
  const plain = decimals === '' ? digits : `${digits}.${decimals}`;
  return negative && plain !== '0' ? `-${plain}` : plain;
}

function split(body: string, decimal: Mark, group: Mark): string | undefined {
  const [whole = '', fraction = '', ...more] = body.split(decimal);
  if (more.length > 0 || (whole === '' && fraction === '') || !/^\d*$/.test(fraction)) return undefined;
  if (/^\d*$/.test(whole)) return `${whole}.${fraction}`;
  return grouped[group].test(whole) ? `${whole.replaceAll(group, '')}.${fraction}` : undefined;
}

/**
 * Where both marks are there, the last is the decimal one, and the others must group by three. A lone comma is decimal
 * ('39,990' is 39.99); a lone point with three digits after and one to three before groups ('39.990' is 39990), any
 * other is decimal ('0.125', '1234.500'); a mark that comes twice groups ('1,234,567').
 */
function guess(body: string): string | undefined {
  const point = body.lastIndexOf('.');
  const comma = body.lastIndexOf(',');
  if (point >= 0 && comma >= 0) return point > comma ? split(body, '.', ',') : split(body, ',', '.');
  if (comma >= 0) return body.indexOf(',') === comma ? split(body, ',', '.') : split(body, '.', ',');
  return grouped['.'].test(body) ? split(body, ',', '.') : split(body, '.', ',');
}

/**
 * The exact decimal of a text as people write it, or undefined where it is no number. 'comma': a point only groups;
 * 'point': the mirror of it; 'auto': as Argentina reads (`guess`). Signs of pesos, spaces around, and spaces that group
 * by three are understood; an amount of other money (`isForeignAmount`) is none here.
 */
export function parseNumber(text: string, mode: DecimalMode): string | undefined {
  const parts = partsOf(text);
  if (parts === null || !/^[\d.,]+$/.test(parts.body)) return undefined;
  const { sign, body } = parts;
  if (sign === '' && plainInteger.test(body)) return body;
  const plain = mode === 'auto' ? guess(body) : mode === 'comma' ? split(body, ',', '.') : split(body, '.', ',');
  return plain === undefined ? undefined : canonicalDecimal(sign + plain);
}

interface NumberParts {
  readonly sign: '' | '-';
  /** Digits and marks, without spaces that group; anything else in a text that is no number. */
  readonly body: string;
}

/** The sign is before the money or after it: '-$ 3', '$ -3'. Null where it is twice, or the text is too long. */
const partsOf = (text: string): NumberParts | null => {
  if (text.length > maxNumberLength) return null;
  const trimmed = text.replace(/[\s\u00a0\u202f]+/g, ' ').trim();
  const sign = /^[-−]/.test(trimmed) ? '-' : '';
  const body = (sign === '' ? trimmed.replace(/^\+/, '') : trimmed.slice(1)).trim().replace(pesos, '').trim();
  if (sign === '' && /^[-−]/.test(body)) {
    const inner = partsOf(body.slice(1));
    return inner === null || inner.sign === '-' ? null : { ...inner, sign: '-' };
  }
  return { sign, body: groupedBySpace.test(body) ? body.replaceAll(' ', '') : body };
};

/**
 * Whether the commas of a number group for sure ('12,345.50', '1,234,567'), or its only one may be decimal or group
 * ('1,234'); null for any other text.
 */
export const commaIn = (text: string): 'groups' | 'unclear' | null => {
  const body = partsOf(text)?.body ?? '';
  if (/^[1-9]\d{0,2},\d{3}$/.test(body)) return 'unclear';
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(body) ? 'groups' : null;
};

/**
 * Whether the point of a number is decimal for sure ('950.50', '0.125', '12,345.50'), or may be decimal or group
 * ('1.234'); null for any other text.
 */
export const pointIn = (text: string): 'decimal' | 'unclear' | null => {
  const body = partsOf(text)?.body ?? '';
  if (/^[1-9]\d{0,2}\.\d{3}$/.test(body)) return 'unclear';
  return /^(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)\.\d+$/.test(body) ? 'decimal' : null;
};
