import type { SearchDocument } from './document.ts';
import { stemOf, wordsOf } from './words.ts';

/** How much a word tells, by where it stands. */
const NAME = 3;
const DESCRIPTION = 2;
const OTHER = 1;

/** Parts the kinds that one name holds: 'Discos y campanas', 'Frenos y Embragues'. */
const KINDS = /\s+[ye]\s+|[/,;&+]/i;

/** Every word of a product with the weight of the best place where it stands. */
export function wordWeights(document: SearchDocument): Map<string, number> {
  const weights = new Map<string, number>();
  const note = (words: readonly string[], weight: number): void => {
    for (const word of words) if (weight > (weights.get(word) ?? 0)) weights.set(word, weight);
  };
  const described = new Set(wordsOf(document.description).map(stemOf));
  const type = ofItsKind(document.typeName, described);
  note(type.words, type.isSure ? NAME : OTHER);
  note(wordsOf(document.brandName), NAME);
  // Pieces of the code (2rs of 6203-2RS); the whole of it is found among the codes.
  for (const piece of document.code.split(/[^\p{L}\p{N}]+/u)) {
    if (piece.length < document.code.length) note(wordsOf(piece), NAME);
  }
  note(wordsOf(document.description), DESCRIPTION);
  // A family holds much that its name does not mean: supports stand under 'Rodamientos'.
  note(ofItsKind(document.parentTypeName, new Set([...described, ...type.words.map(stemOf)])).words, OTHER);
  for (const text of document.words) note(wordsOf(text), OTHER);
  for (const text of document.engines) note(wordsOf(text), OTHER);
  return weights;
}

/**
 * The words of a name that mean this product. Of a name that holds several kinds those of its own kind, where its own words tell
 * which: a disc under 'Discos y campanas' is no drum, a pad under 'Frenos y Embragues' no clutch. Where they do not, any may.
 */
function ofItsKind(
  name: string,
  own: ReadonlySet<string>,
): { readonly words: readonly string[]; readonly isSure: boolean } {
  const kinds = name.split(KINDS).map(wordsOf);
  const itsOwn = kinds.filter((words) => words.some((word) => own.has(stemOf(word))));
  return { words: (itsOwn.length > 0 ? itsOwn : kinds).flat(), isSure: itsOwn.length > 0 || kinds.length === 1 };
}
