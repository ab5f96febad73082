import { undoQuestion } from '#adapters/texts/import-history.es.ts';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { momentFlaw } from '#core/price-lists/management/price-change.ts';
import { instantOf } from '../arguments/moment.ts';
import type { Terminal } from '../terminal.ts';
import type { Step } from './frame/screen.ts';
import type { ImportView } from './import-work.ts';

/** The moment from which new prices hold, by what was typed, nothing for at once; ISO 8601, null for at once. */
export const momentOf = (typed = ''): string | null => (typed.trim() === '' ? null : instantOf(typed));

/** Asks for it. */
export const momentStep = ({ now }: Pick<Terminal, 'now'>): Step => ({
  kind: 'text',
  label: '¿Desde cuándo? Vacío: ya; si no, como 2026-12-01 08:00',
  max: 40,
  problemOf(typed) {
    const at = momentOf(typed);
    if (at === null) return typed.trim() === '' ? null : `«${typed.trim()}» no es un día y una hora`;
    const flaw = momentFlaw(at, now());
    return flaw === null ? null : priceListManagementProblem(flaw);
  },
});

/** ' en Lista 2' for new prices of a list. */
export const intoText = ({ priceList }: ImportView): string => (priceList === null ? '' : ` en ${priceList}`);

/** Asked before new prices that wait are called off. */
export const calledOffQuestion = ({ fileName, kind, priceList, at }: ImportView): string =>
  undoQuestion({ fileName, kind, priceList, waiting: { at: at ?? '', hasFailed: false }, changedSince: 0 });
