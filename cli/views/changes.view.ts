import { factName, factText } from '#adapters/texts/activity-facts.es.ts';
import { type Change, changesIn } from '#core/activity/activity.ts';
import { printable } from '../style.ts';

/** From what to what: 'Múltiplo: 1 → 4'; nothing is told as '(nada)'. */
export const changeText = ({ what, before, after }: Change): string => {
  const said = (value: unknown): string => factText(value, what) || '(nada)';
  return `${what === '' ? '' : `${factName(what)}: `}${said(before)} → ${said(after)}`;
};

/** Below a question, a line for each field that changes; nothing where none does. */
export const changeLines = (before: object, after: object): string =>
  changesIn({ before, after })
    .map((change) => `\n  ${printable(changeText(change))}`)
    .join('');
