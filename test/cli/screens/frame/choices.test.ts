import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choosing, type Dialog, goneOn, offeredChoices, openDialog, typedInto } from '#cli/screens/frame/dialog.ts';
import { dialogLines } from '#cli/screens/frame/draw-dialog.ts';
import type { ScreenAction } from '#cli/screens/frame/screen.ts';
import { styleFor } from '#cli/style.ts';
import { Ok } from '#core/shared/result.ts';

const names = [
  'Código',
  'Marca',
  'Descripción',
  'Familia',
  'Precio',
  'Código de barras',
  'Stock',
  'Peso',
  'Otro código',
];

const asking = (choices: readonly string[], usual?: string): Dialog => {
  const action: ScreenAction<unknown> = {
    ...{ key: 'e', name: 'elegir', about: 'elegir' },
    steps: () => [
      {
        kind: 'choice',
        label: '¿Qué es?',
        choices: choices.map((name) => ({ value: name, name })),
        ...(usual === undefined ? {} : { usual }),
      },
    ],
    run: async () => Ok({ message: null }),
  };
  return openDialog(action, [{}]);
};
const typing = (dialog: Dialog, text: string): Dialog =>
  [...text].reduce((each, sign) => typedInto(each, { kind: 'typed', text: sign }), dialog);
const seen = (dialog: Dialog): readonly string[] =>
  dialogLines(dialog, 60, styleFor(false)).map((line) => line.trimEnd());

describe('many choices', () => {
  it('are looked for by typing, those that begin so first, and moved among with the arrows', () => {
    const typed = typing(asking(names), 'codig');
    expect(seen(typed).slice(0, 5)).toEqual([
      '¿Qué es?',
      '> codig▏',
      '▸ Código',
      '  Código de barras',
      '  Otro código',
    ]);
    expect(seen(typed).at(-1)).toBe('3 de 9');
    const moved = choosing(choosing(typed, { by: 1 }), { by: 1 });
    expect(goneOn(moved).answers).toEqual(['Otro código']);
    expect(goneOn(choosing(moved, { by: 1 })).answers).toEqual(['Código']);
  });

  it('of which none is called so are chosen by nothing, and the list keeps its height', () => {
    const none = typing(asking(names), 'zzz');
    const said = goneOn(none);
    expect([said.at, said.problem]).toEqual([0, 'Nada se llama así: borralo, y elegí con las flechas']);
    expect(seen(none)).toHaveLength(seen(asking(names)).length);
    const back = ['backspace', 'backspace', 'backspace'].reduce((each) => typedInto(each, { kind: 'backspace' }), none);
    expect(offeredChoices(back)).toHaveLength(names.length);
  });

  const erased = (dialog: Dialog): Dialog =>
    [...dialog.field.text].reduce((each) => typedInto(each, { kind: 'backspace' }), dialog);

  it.each(['p', 'zz', 'pz', ' '])('are the one it was opened on again once %j was typed and erased', (typed) => {
    expect(goneOn(erased(typing(asking(names, 'Familia'), typed))).answers).toEqual(['Familia']);
  });

  it('are the one it was opened on again once what none is called was refused and erased', () => {
    const none = goneOn(typing(asking(names, 'Familia'), 'pz'));
    expect(none.problem).not.toBeNull();
    expect(goneOn(erased(none)).answers).toEqual(['Familia']);
  });

  it('that are few have numbers instead, which what is typed does not change', () => {
    const few = asking(names.slice(0, 4));
    expect(seen(few)).toEqual(['¿Qué es?', '▸ 1 Código', '  2 Marca', '  3 Descripción', '  4 Familia']);
    expect(goneOn(choosing(few, { index: 2 })).answers).toEqual(['Descripción']);
    expect(goneOn(choosing(few, { letter: 'f' })).answers).toEqual(['Familia']);
  });

  it('are answered with one of those that are offered, whatever is typed and however it is moved', () => {
    const steps = fc.array(fc.oneof(fc.constantFrom('c', 'o', 'd', 'e', ' ', 'z'), fc.constantFrom(-1, 1)), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(steps, (done) => {
        let dialog = asking(names);
        for (const each of done) {
          dialog = typeof each === 'number' ? choosing(dialog, { by: each }) : typing(dialog, each);
        }
        const offered = offeredChoices(dialog);
        const after = goneOn(dialog);
        if (offered.length === 0) expect(after.problem).not.toBeNull();
        else expect(offered.map((at) => names[at])).toContain(after.answers[0]);
      }),
    );
  });
});
