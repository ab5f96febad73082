import type { Style } from '../../style.ts';
import { cut, signsOf, widthOf } from '../../views/display-width.ts';
import { wrap } from '../../views/wrap.ts';
import { type Dialog, isSearched, maxChoicesSeen, offeredChoices, stepOf } from './dialog.ts';
import { firstSeen } from './draw-list.ts';
import type { TextField } from './text-field.ts';

const maxFieldLines = 5;

/** What is typed, in lines no wider than `columns`, with its cursor; of a long one those around the cursor. */
export const fieldLines = (
  { text, at }: TextField,
  columns: number,
  { chosen }: Style,
  maxLines = maxFieldLines,
): readonly string[] => {
  const lines: string[] = [''];
  let width = 0;
  let cursorLine = 0;
  const isPlain = chosen('x') === 'x';
  const signs = [...signsOf(text), ''];
  signs.forEach((sign, index) => {
    const isOn = index === at;
    // Without colours the cursor has a sign of its own.
    const drawn = isOn ? (isPlain ? `▏${sign}` : chosen(sign === '' ? ' ' : sign)) : sign;
    const wide = widthOf(sign === '' && isOn ? ' ' : sign) + (isOn && isPlain && sign !== '' ? 1 : 0);
    if (width + wide > columns) {
      lines.push('');
      width = 0;
    }
    if (isOn) cursorLine = lines.length - 1;
    lines[lines.length - 1] += drawn;
    width += wide;
  });
  const from = Math.max(0, Math.min(cursorLine - maxLines + 1, lines.length - maxLines));
  return lines.slice(from, from + maxLines);
};

/** What is asked, in lines above the foot. */
export function dialogLines(dialog: Dialog, columns: number, style: Style): readonly string[] {
  const { bold, bad, chosen, faint } = style;
  const step = stepOf(dialog);
  const count =
    dialog.steps.length > 1
      ? faint(` (${Math.min(dialog.at + 1, dialog.steps.length)} de ${dialog.steps.length})`)
      : '';
  const problem = dialog.problem === null ? [] : wrap(dialog.problem, columns).split('\n').map(bad);
  if (step === null) return [faint('Un momento…')];
  const labels = wrap(step.label, columns - 10).split('\n');
  const label = labels.map((line, at) => (at === labels.length - 1 ? bold(line) + count : bold(line)));
  switch (step.kind) {
    case 'confirmation':
      return [...label, 's sí · n no', ...problem];
    case 'text':
      return [
        ...label,
        ...fieldLines(dialog.field, columns - 2, style).map((line, at) => (at === 0 ? `> ${line}` : `  ${line}`)),
        ...problem,
      ];
    case 'choice': {
      const offered = offeredChoices(dialog);
      const isLooked = isSearched(step);
      const first = firstSeen(offered.indexOf(dialog.chosen), offered.length, maxChoicesSeen);
      const seen = offered.slice(first, first + maxChoicesSeen).map((place, at) => {
        const isOn = place === dialog.chosen;
        const number = isLooked ? '' : `${first + at + 1} `;
        const line = cut(`${isOn ? '▸' : ' '} ${number}${step.choices[place]?.name ?? ''}`, columns);
        return isOn ? chosen(line) : line;
      });
      const [typed = ''] = fieldLines(dialog.field, columns - 2, style, 1);
      // As high as with all of them: the list above keeps its place.
      const blank = Array.from({ length: Math.min(maxChoicesSeen, step.choices.length) - seen.length }, () => '');
      const rest = isLooked ? [faint(`${offered.length} de ${step.choices.length}`)] : [];
      return [...label, ...(isLooked ? [`> ${typed}`] : []), ...seen, ...blank, ...rest, ...problem];
    }
  }
}
