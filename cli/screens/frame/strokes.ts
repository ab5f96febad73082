import { signsOf } from '../../views/display-width.ts';
import { stepOf } from './dialog.ts';
import type { Input, Stroke } from './keyboard.ts';
import { isTyping, type KeyAction, keyAction, type Seen } from './keys.ts';
import type { ScreenSnapshot } from './screen.machine.ts';
import type { Step } from './screen.ts';
import { targetsOf } from './screen-context.ts';

/** The keystroke of a single typed character. */
const strokeOf = (sign: string): Stroke => {
  const code = sign.codePointAt(0) ?? 0;
  if (sign === '\r' || sign === '\n') return { key: 'enter', text: '' };
  if (sign === '\t') return { key: 'tab', text: '' };
  if (code === 127 || code === 8) return { key: 'backspace', text: '' };
  return code < 27 ? { key: `ctrl-${String.fromCharCode(code + 96)}`, text: '' } : { key: null, text: sign };
};

/**
 * What comes in one piece was typed faster than it is read: a text as far as it goes into a field, else key by key. Its
 * last line break is Enter, those in between belong to the text, since not every terminal tells what is pasted. Gives
 * the next stroke and the rest.
 */
const nextStroke = (state: ScreenSnapshot, typed: string): readonly [Stroke, rest: string] => {
  const text = isTyping(state) ? (/^[^\p{Cc}]+(?:[\r\n]+[^\p{Cc}]+)*/u.exec(typed)?.[0] ?? '') : '';
  if (text !== '') return [{ key: null, text }, typed.slice(text.length)];
  const [sign = ''] = typed;
  return [strokeOf(sign), typed.slice(sign.length)];
};

/** The step of the open dialog. */
const questionOf = (state: ScreenSnapshot): Step | null => {
  const { dialog } = state.context;
  return state.matches({ layer: 'asking' }) && dialog !== null ? stepOf(dialog) : null;
};

/** Whether the act is done at once, without a dialog. */
const asksNothing = ({ context }: ScreenSnapshot, key: string): boolean => {
  const action = context.screen.actions.find((each) => each.key === key);
  if (action === undefined) return false;
  const items = action.isOfScreen === true ? [] : targetsOf(context, action.isBulk === true);
  return (action.refuses?.(items) ?? null) === null && action.steps(items).length === 0;
};

const isOneKey = (inputs: readonly Input[]): boolean => {
  const [first] = inputs;
  return inputs.length === 1 && first !== undefined && (first.kind !== 'typed' || signsOf(first.text).length === 1);
};

/**
 * What came at once, key by key, each where the one before it led. Not every terminal tells what is pasted, so several
 * keys at once do nothing that nobody saw: a question is answered where it stood there before them, and what asks
 * nothing is done by its key alone.
 */
export const takeInputs = (
  inputs: readonly Input[],
  {
    state,
    seen,
    onKey,
  }: {
    readonly state: () => ScreenSnapshot;
    readonly seen: Seen;
    readonly onKey: (action: KeyAction) => void;
  },
): void => {
  const shown = questionOf(state());
  const isAlone = isOneKey(inputs);
  const strike = (stroke: Stroke): void => {
    const now = state();
    const action = keyAction(now, stroke, seen);
    if (action === null) return;
    const question = questionOf(now);
    if ((action.type === 'answer' || action.type === 'submit') && question !== shown) return;
    const isTooSoon = action.type === 'act' && !isAlone && asksNothing(now, action.key);
    onKey(isTooSoon ? { type: 'not-alone' } : action);
  };
  const paste = (pasted: string): void => {
    const text = pasted.replace(/[\r\n]+$/, '');
    onKey(isTyping(state()) ? { type: 'typed', edit: { kind: 'typed', text } } : { type: 'pasted-aside' });
  };
  for (const input of inputs) {
    if (input.kind === 'key') strike({ key: input.key, text: '' });
    else if (input.kind === 'pasted') paste(input.text);
    else {
      for (let left = input.text; left !== ''; ) {
        const [stroke, rest] = nextStroke(state(), left);
        left = rest;
        strike(stroke);
      }
    }
  }
};
