import { expect, it } from 'vitest';
import { createToaster } from '#web/shell/toasts.ts';

const error = { kind: 'Error', title: 'Ingresar' } as const;

it('keeps the newest of those about the same, and all others', () => {
  const toaster = createToaster();
  const messages = () => toaster.shown.get().map(({ message }) => message);
  toaster.show({ ...error, message: 'otra cosa' });
  toaster.show({ ...error, message: 'no coinciden', topic: 'sign-in' });
  toaster.show({ ...error, message: 'quedan dos intentos', topic: 'sign-in' });
  expect(messages()).toEqual(['otra cosa', 'quedan dos intentos']);
  toaster.show({ ...error, message: 'y otra' });
  expect(messages()).toEqual(['otra cosa', 'quedan dos intentos', 'y otra']);
});
