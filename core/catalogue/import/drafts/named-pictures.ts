import { maxProductPictures } from '#core/catalogue/products/max-pictures.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { RowReason } from './row-reasons.ts';

/** Characters of one file's name, and of all that a row names. */
export const maxNamesText = 2000;
const maxNameLength = 250;

const separator = '; ';
const ending = /\.(?:png|jpe?g|webp|avif|gif)$/i;
const address = /^(?:[a-z][a-z0-9+.-]*:)?\/\/|^www\./i;

/**
 * How names of picture files are compared: without case, needless space and the ending of a picture
 * (docs/rules/imports.md 19).
 */
export const pictureKey = (name: string): string =>
  name.normalize('NFC').trim().replace(ending, '').trim().replace(/\s+/g, ' ').toLowerCase();

/** The names in a text of the draft, in the order of the product's pictures. */
export const namesIn = (pictures: string): readonly string[] =>
  pictures.split(';').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));

export const pictureKeysOf = (pictures: string): readonly string[] => namesIn(pictures).map(pictureKey);

/**
 * The files that a row names for its product, as the text of the draft: '' for none. Cells may have several, with a
 * semicolon between them; of a path the name counts, and one that is named twice counts once.
 */
export const namedPictures = (cells: readonly string[]): Result<string, RowReason> => {
  // Nine cells a row, of which most sheets have none.
  if (cells.every((cell) => cell === '')) return Ok('');
  const byKey = new Map<string, string>();
  for (const written of cells.flatMap(namesIn)) {
    if (address.test(written)) return Err({ code: 'picture-address', field: 'pictures', value: written });
    const name = written.replace(/^.*[/\\]/, '').trim();
    const key = pictureKey(name);
    if (key === '' || name.startsWith('.') || name.length > maxNameLength)
      return Err({ code: 'bad-picture-name', field: 'pictures', value: written });
    if (!byKey.has(key)) byKey.set(key, name);
  }
  if (byKey.size > maxProductPictures)
    return Err({ code: 'too-many-pictures', field: 'pictures', limit: maxProductPictures });
  const text = [...byKey.values()].join(separator);
  return text.length > maxNamesText ? Err({ code: 'too-long', field: 'pictures', limit: maxNamesText }) : Ok(text);
};
