import { expect, it } from 'vitest';
import type { Step } from '#cli/screens/frame/screen.ts';
import { Ok } from '#core/shared/result.ts';
import { aListScreen } from './a-list-screen.ts';

const text = (label: string, usual = ''): Step => ({ kind: 'text', label, max: 50, usual });
const choices = [
  { value: 'code', name: 'Código' },
  { value: 'resolution', name: 'Resolución' },
];

it('what was typed in a dialog that was left goes to the step that asks the same, and to no other', async () => {
  let steps: readonly Step[] = [text('Código', 'RC-1'), text('Motivo')];
  const action = { key: 'e', name: 'corregir', about: 'corregir', steps: () => steps };
  const { actor, press } = aListScreen({ actions: [{ ...action, run: async () => Ok({ message: 'Hecho' }) }] });
  const answers = () => actor.getSnapshot().context.dialog?.answers;
  const leave = () => {
    actor.send({ type: 'dismiss' });
    actor.send({ type: 'dismiss' });
  };
  await press('e', '0', 'enter', 'O', 'K');
  leave();
  await press('e');
  expect(answers()).toEqual(['RC-10', 'OK']);
  leave();
  steps = [{ kind: 'choice', label: '¿Qué?', choices }, text('Lo que tiene que decir'), text('Motivo')];
  await press('e');
  expect(answers()).toEqual(['', '', 'OK']);
});
