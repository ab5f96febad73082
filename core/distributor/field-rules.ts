import { isWebAddress } from '#core/distributor/web-address.ts';
import { isAddress } from '#core/mail/address.ts';
import { parseCuit } from '#core/shared/cuit.ts';
import { tidyLine } from '#core/shared/tidy-line.ts';
import { isReadable, parseColour } from './accent.ts';
import type { Distributor } from './distributor.ts';

/** The longest text of each field, in characters; of story and characteristics, of one paragraph. */
export const maxLengths = {
  name: 60,
  trade: 60,
  address: 120,
  town: 120,
  phone: 60,
  email: 120,
  hours: 160,
  slogan: 80,
  offering: 400,
  story: 800,
  characteristics: 200,
} as const satisfies Partial<Readonly<Record<keyof Distributor, number>>>;

export const maxParagraphs = 6;
export const firstYear = 1800;
export const lastYear = 2100;

export type FieldFlaw =
  | 'blank'
  | 'too-long-text'
  | 'paragraphs'
  | 'year'
  | 'cuit'
  | 'address'
  | 'link'
  | 'map-embed'
  | 'colour'
  | 'faint-light'
  | 'faint-dark';

const byte = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
const host = String.raw`(?:(?:[a-z\d-]+\.)*[a-z][a-z\d-]*|${byte}(?:\.${byte}){3})`;
const embeddable = new RegExp(String.raw`^https?://${host}(?::\d{1,5})?(?:[/?#]\S*)?$`, 'i');

/**
 * A map that may stand inside of the page: its host is named in the page's policy, which takes plain names and numbers
 * alone.
 */
export const isEmbeddable = (text: string): boolean => embeddable.test(text);

const textFlaw = (field: keyof typeof maxLengths, text: string): FieldFlaw | null =>
  text.trim().length > maxLengths[field] ? 'too-long-text' : null;

const emailFlaw = (text: string): FieldFlaw | null => (text.trim() === '' || isAddress(text.trim()) ? null : 'address');

const accentFlaw = (text: string | null, ground: 'light' | 'dark'): FieldFlaw | null => {
  if (text === null) return null;
  const colour = parseColour(text);
  if (colour === null) return 'colour';
  return isReadable(colour, ground) ? null : `faint-${ground}`;
};

const linkFlaw = (text: string | null, isLink: (text: string) => boolean, flaw: FieldFlaw): FieldFlaw | null =>
  text === null || isLink(text.trim()) ? null : flaw;

const paragraphsFlaw = (field: keyof typeof maxLengths, texts: readonly string[]): FieldFlaw | null => {
  const filled = texts.filter((text) => text.trim() !== '');
  if (filled.length > maxParagraphs) return 'paragraphs';
  return filled.map((text) => textFlaw(field, text)).find((flaw) => flaw !== null) ?? null;
};

type FieldRules = { readonly [Field in keyof Distributor]?: (value: Distributor[Field]) => FieldFlaw | null };

/**
 * What is wrong with a field by itself: all but the name may be left empty. Whether a picture is there is not known
 * here.
 */
const rules: FieldRules = {
  name: (text) => (text.trim() === '' ? 'blank' : textFlaw('name', text)),
  since: (year) => (year === null || (Number.isInteger(year) && year >= firstYear && year <= lastYear) ? null : 'year'),
  trade: (text) => textFlaw('trade', text),
  cuit: (text) => (text.trim() === '' || parseCuit(text) !== null ? null : 'cuit'),
  address: (text) => textFlaw('address', text),
  town: (text) => textFlaw('town', text),
  phone: (text) => textFlaw('phone', text),
  email: (text) => textFlaw('email', text) ?? emailFlaw(text),
  hours: (text) => textFlaw('hours', text),
  slogan: (text) => textFlaw('slogan', text),
  offering: (text) => textFlaw('offering', text),
  story: (texts) => paragraphsFlaw('story', texts),
  characteristics: (texts) => paragraphsFlaw('characteristics', texts),
  mapLink: (text) => linkFlaw(text, isWebAddress, 'link'),
  mapEmbed: (text) => linkFlaw(text, isEmbeddable, 'map-embed'),
  accentLight: (text) => accentFlaw(text, 'light'),
  accentDark: (text) => accentFlaw(text, 'dark'),
};

export interface FieldProblem {
  readonly field: keyof Distributor;
  readonly flaw: FieldFlaw;
}

/** Everything that is wrong with these fields (docs/rules/distributor.md 4). */
export const fieldProblems = (fields: Partial<Distributor>): readonly FieldProblem[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const field = name as keyof Distributor;
    const rule = rules[field] as ((value: unknown) => FieldFlaw | null) | undefined;
    const flaw = rule?.(value) ?? null;
    return flaw === null ? [] : [{ field, flaw }];
  });

const tidiedField = (field: string, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tidyLine).filter((text) => text !== '');
  if (typeof value !== 'string') return value;
  if (field === 'cuit') return parseCuit(value) ?? '';
  if (field === 'accentLight' || field === 'accentDark') return parseColour(value) ?? value;
  return tidyLine(value);
};

/** The given fields without blanks around them. */
export const tidiedFields = <Fields extends Partial<Distributor>>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, tidiedField(field, value)])) as Fields;
