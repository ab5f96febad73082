import { expect, it } from 'vitest';
import { documentStateTexts } from '#adapters/texts/current-account.es.ts';
import { documentState } from '#core/current-account/document.ts';
import { money } from '#core/shared/money.ts';

it.each([
  [true, 0, 'Pago'],
  // An administrator settles what is never going to be paid, too.
  [true, 10, 'Pago'],
  [false, 0, 'Pagado, sin cerrar'],
  [false, 0.01, 'Impago'],
])('a document that is settled: %s and owes %d is %s', (isFinished, debt, text) => {
  expect(documentStateTexts[documentState({ isFinished, debt: money(debt) })]).toBe(text);
});
