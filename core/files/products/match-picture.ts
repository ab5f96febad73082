import { plainLetters } from '#core/shared/accents.ts';
import type { ProductId } from '#core/shared/ids.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { NameReading } from './picture-name.ts';

/** A product that a picture may be of. */
export interface PicturedProduct {
  readonly id: ProductId;
  readonly brand: string;
  readonly code: string;
  readonly internalCode: string;
  readonly description: string;
  readonly pictures: readonly { readonly place: number; readonly name: string }[];
}

/** A product, and which of its pictures the file would be. */
export interface PictureChoice {
  readonly product: PicturedProduct;
  readonly place: number;
}

/**
 * Without case and accents; separators keep their place, and all count as the same character: no file's name may hold a
 * '/'.
 */
const asWritten = (text: string): string =>
  plainLetters(text)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type Written = 'alike' | 'as-compared' | 'internal';

const writtenAs = (read: string, { brand, code, internalCode }: PicturedProduct): Written | null => {
  const names = [code, `${brand} ${code}`, `${code} ${brand}`];
  if (names.some((name) => asWritten(name) === asWritten(read))) return 'alike';
  const normalised = normaliseCode(read);
  if (normalised === '') return null;
  if (names.some((name) => normaliseCode(name) === normalised)) return 'as-compared';
  return normaliseCode(internalCode) === normalised ? 'internal' : null;
};

/** The lower, the likelier; two with the same rank are asked about. */
const rankOf = (written: Written, isWhole: boolean): number => {
  if (written === 'alike') return isWhole ? 0 : 1;
  if (written === 'as-compared') return isWhole ? 1 : 2;
  return isWhole ? 3 : 4;
};

/** The products that a file's name says, one, several to choose among, or none (docs/rules/product-management.md 7). */
export const matchPicture = (
  readings: readonly NameReading[],
  products: readonly PicturedProduct[],
): readonly PictureChoice[] => {
  let best = Number.POSITIVE_INFINITY;
  let choices: PictureChoice[] = [];
  for (const { code, place, isWhole } of readings) {
    for (const product of products) {
      const written = writtenAs(code, product);
      if (written === null) continue;
      const rank = rankOf(written, isWhole);
      if (rank > best) continue;
      if (rank < best) choices = [];
      best = rank;
      choices.push({ product, place });
    }
  }
  return choices;
};
