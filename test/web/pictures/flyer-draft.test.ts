import { expect, it } from 'vitest';
import { maxFlyerProducts } from '#core/flyers/flyer.ts';
import { asId } from '#core/shared/ids.ts';
import { type FlyerDraft, flyerFullText, foundText, withFound, withoutProduct } from '#web/pictures/flyer-draft.ts';

const article = (n: number) => ({ productId: asId<'product'>(`${n}`), code: `F-${n}`, brandName: '', description: '' });
const draftOf = (count: number): FlyerDraft => ({
  code: 'tip',
  products: Array.from({ length: count }, (_, n) => article(n)),
  leftOut: [],
});

it('takes an article once, and empties the field unless something else is typed', () => {
  const one = withFound(draftOf(1), article(7), false);
  expect([one.code, one.products.map(({ code }) => code)]).toEqual(['', ['F-0', 'F-7']]);
  const again = withFound(one, article(7), true);
  expect([again, foundText(one, article(7))]).toEqual([one, 'F-7 ya está en la lista']);
});

it('says which awaited article came to a full flyer, until there is room again', () => {
  const last = draftOf(maxFlyerProducts - 1);
  expect([flyerFullText(last), foundText(last, article(70))]).toEqual([null, 'F-70 agregado']);
  const full = withFound(last, article(70), true);
  expect(flyerFullText(full)).toBe('Llegaste a 60 artículos, que es lo más que lleva un flyer.');
  expect(foundText(full, article(71))).toBe('F-71 no entró: el flyer está completo');
  const left = withFound(withFound(full, article(71), true), article(71), false);
  expect([left.code, left.products, flyerFullText(left)]).toEqual([
    '',
    full.products,
    expect.stringContaining(' No entró F-71.'),
  ]);
  expect(flyerFullText(withFound(left, article(72), false))).toContain(' No entraron F-71, F-72.');
  const room = withoutProduct(left, article(70));
  expect([room.products, room.leftOut, flyerFullText(room)]).toEqual([last.products, [], null]);
});
