import { stemOf, type Token, wordsOf } from '../words/words.ts';

/** A family or, with the family that it belongs to, a subfamily. */
export interface NamedType {
  readonly id: number;
  readonly name: string;
  /** 0 for a family. */
  readonly parentId: number;
}

/** A family by the words of its whole name. */
export interface FamilyName {
  readonly id: number;
  readonly stems: readonly string[];
}

/**
 * The families whose names mean all that is in them: 'suspension' everything of Suspensión. Where a subfamily bears the
 * same word ('Rodamientos de Rueda' of Rodamientos) the word means that.
 */
export const familyNames = (types: readonly NamedType[]): readonly FamilyName[] =>
  types.flatMap(({ id, name, parentId }) => {
    const stems = stemsOf(name);
    if (parentId !== 0 || stems.length === 0) return [];
    const below = new Set(types.filter((type) => type.parentId === id).flatMap((type) => stemsOf(type.name)));
    return stems.length === 1 && stems.some((stem) => below.has(stem)) ? [] : [{ id, stems }];
  });

const stemsOf = (name: string): readonly string[] => [...new Set(wordsOf(name).map(stemOf))];

/** The family that some words name whole, and what is left of them. */
export function namedFamily(
  tokens: readonly Token[],
  families: readonly FamilyName[],
): { readonly id: number; readonly rest: readonly Token[] } | undefined {
  const family = families.find(({ stems }) => stems.every((stem) => tokens.some((token) => token.stem === stem)));
  return family && { id: family.id, rest: tokens.filter(({ stem }) => !family.stems.includes(stem)) };
}
