import { folded } from '#core/shared/folded.ts';
import type { SaleState } from '../../products/sale-state.ts';

/**
 * What a sheet says of whether an article is sold. A column of discontinued articles that says no leaves open whether
 * it can be ordered for now: an article that is not available stays so (docs/rules/imports.md 26).
 */
export type SheetSale = SaleState | 'not-discontinued';

/** What people write for each state; the first word is the one that goes out. */
const words: Readonly<Record<SaleState, readonly [string, ...string[]]>> = {
  'on-sale': ['En venta', 'A la venta', 'Se vende', 'Activo', 'Activa', 'Vigente', 'Alta', 'Habilitado', 'Habilitada'],
  'not-available': ['No disponible', 'Suspendido', 'Suspendida'],
  discontinued: ['Discontinuado', 'Discontinuada', 'Discontinuo', 'Descontinuado', 'Baja', 'Dado de baja', 'De baja'],
};

const stateOfWord = new Map<string, SaleState>(
  (Object.keys(words) as SaleState[]).flatMap((state) => words[state].map((word) => [folded(word), state] as const)),
);

/** The state that a cell says; undefined where it is none. */
export const saleOfWord = (cell: string): SaleState | undefined => stateOfWord.get(folded(cell));

export const wordOfSale = (state: SaleState): string => words[state][0];

/** Whether an article of that state is as the sheet says. */
export const isSaleAsSaid = (stored: string, said: string): boolean =>
  stored === said || (said === 'not-discontinued' && stored !== 'discontinued');
