import { factName, factText } from '#adapters/texts/activity-facts.es.ts';
import { type Change, changesIn } from '#core/activity/activity.ts';
import { printable } from '../style.ts';

/** What a change was from and to: 'Múltiplo: 1 → 4'; an empty value is '(nada)'. */
export const changeText = ({ what, before, after }: Change): string => {
  const valueText = (value: unknown): string => factText(value, what) || '(nada)';
  return `${what === '' ? '' : `${factName(what)}: `}${valueText(before)} → ${valueText(after)}`;
};

/** A line for each field that changes, for below a question; none where nothing changes. */
export const changeLines = (before: object, after: object): string =>
  changesIn({ before, after })
    .map((change) => `\n  ${printable(changeText(change))}`)
    .join('');
