import { expect, it, vi } from 'vitest';
import { nearestQuestions } from '#core/search/nearest/nearest-questions.ts';
import { aCatalogueProduct } from '#test/builders/catalogue-product.builder.ts';
import { aCounter } from './a-counter.ts';

vi.mock('#core/search/nearest/nearest-questions.ts', () => ({ nearestQuestions: vi.fn(() => []) }));

it('a line that nothing is found for asks for products alone, not for other questions', async () => {
  const { resolve } = aCounter([aCatalogueProduct({ description: 'Retén' })]);
  const { lines } = await resolve('QQQ99999 2');
  expect(lines.map(({ state }) => state)).toEqual(['unknown']);
  expect(nearestQuestions).not.toHaveBeenCalled();
});
