import { stemOf, wordsOf } from '#core/search/words/words.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { SearchDocument } from './document.ts';

/** How much a word tells, by where it stands. */
const NAME = 3;
const DESCRIPTION = 2;
const OTHER = 1;

/** Parts the kinds that one name holds: 'Discos y campanas', 'Frenos y Embragues'. */
const KINDS = /\s+[ye]\s+|[/,;&+]/i;

/** A kind of part that a name holds. */
interface Kind {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

/** Every word of a product with the weight of the best place where it stands. */
export type WordWeigher = (document: SearchDocument) => Map<string, number>;

/** Names are few and shared by many products: each is read once by one weigher. */
export function createWordWeigher(): WordWeigher {
  const known = new Map<string, readonly Kind[]>();
  const kindsOf = (name: string): readonly Kind[] =>
    getOrCreate(known, name, () =>
      name.split(KINDS).map((kind) => {
        const words = wordsOf(kind);
        return { words, stems: words.map(stemOf) };
      }),
    );

  return (document) => {
    const weights = new Map<string, number>();
    const note = (words: readonly string[], weight: number): void => {
      for (const word of words) if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
    };
    const described = wordsOf(document.description);
    const type = ofItsKind(kindsOf(document.typeName), described);
    for (const { words } of type.kinds) note(words, type.isSure ? NAME : OTHER);
    note(wordsOf(document.brandName), NAME);
    // A product sold under another maker's name counts for that maker too.
    for (const { brand, kind } of document.codes) if (kind === 'row') note(wordsOf(brand), NAME);
    // Pieces of the code (2rs of 6203-2RS); the whole of it is found among the codes.
    for (const piece of document.code.split(/[^\p{L}\p{N}]+/u)) {
      if (piece.length < document.code.length) note(wordsOf(piece), NAME);
    }
    note(described, DESCRIPTION);
    // A family holds much that its name does not mean: supports stand under 'Rodamientos'.
    const own = [...described, ...type.kinds.flatMap(({ words }) => words)];
    for (const { words } of ofItsKind(kindsOf(document.parentTypeName), own).kinds) note(words, OTHER);
    for (const text of document.words) note(wordsOf(text), OTHER);
    for (const text of document.engines) note(wordsOf(text), OTHER);
    return weights;
  };
}

/**
 * The kinds of a name that this product is of. Of a name that holds several those that its own words tell: a disc under
 * 'Discos y campanas' is no drum, a pad under 'Frenos y Embragues' no clutch. Where they tell none it may be any.
 */
function ofItsKind(
  kinds: readonly Kind[],
  own: readonly string[],
): { readonly kinds: readonly Kind[]; readonly isSure: boolean } {
  if (kinds.length === 1) return { kinds, isSure: true };
  const stems = new Set(own.map(stemOf));
  const itsOwn = kinds.filter((kind) => kind.stems.some((stem) => stems.has(stem)));
  return itsOwn.length > 0 ? { kinds: itsOwn, isSure: true } : { kinds, isSure: false };
}
