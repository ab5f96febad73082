import { InvalidArgumentError } from 'commander';
import { type Outcome, wrongUsage } from './outcome.ts';

const readFromOne =
  (pattern: RegExp) =>
  (text: string): number => {
    if (!pattern.test(text)) throw new InvalidArgumentError('Va un número desde 1');
    return Number(text);
  };

/** The page that `--page` asks for. */
export const readPage = readFromOne(/^[1-9]\d{0,5}$/);

/** How many `--limit` asks for. */
export const readCount = readFromOne(/^[1-9]\d{0,8}$/);

/** Which page is asked for: its number, or the key that the page before gave. */
export interface PlaceAsked {
  readonly page: number;
  readonly after: string | null;
}

/** How the pages of a list are told apart, where it has any. */
type Pages = 'numbers' | 'keys' | 'none';

/** Why a page cannot be asked for so; null where it can. */
export const wrongPlace = (pages: Pages, { page, after }: PlaceAsked): Outcome | null => {
  if (pages === 'none') {
    return page > 1 || after !== null
      ? wrongUsage('Salen todos juntos, sin páginas', 'Va sin --page ni --after')
      : null;
  }
  if (pages === 'numbers') return after === null ? null : wrongUsage('Estas páginas tienen número', 'Va --page N');
  return after === null && page > 1 ? wrongUsage('La página siguiente se pide con --after', 'O va --all') : null;
};
