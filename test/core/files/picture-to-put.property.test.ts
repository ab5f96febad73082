import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPicture } from '#core/files/picture.ts';
import { pictureToPutFlaw } from '#core/files/picture-to-put.ts';
import { aPng } from '#test/builders/picture.builder.ts';

const contents = fc.constantFrom(null, new Uint8Array(aPng), new Uint8Array([1, 2, 3]));
const names = fc.constantFrom('', 'promo.png', 'promo.jpg', '../promo.png', '7.png');
const offers = fc.constantFrom(null, '', '7');

it('asks for the picture, then for its offer, and goes by the rules of pictures after that', () => {
  fc.assert(
    fc.property(contents, offers, names, (content, offerId, name) => {
      const byRules = content === null || checkPicture(name, content);
      const asked = content === null ? 'picture-missing' : offerId === '' ? 'picture-offer-unknown' : null;
      const refused = byRules === true || byRules.ok ? null : byRules.val.code;
      expect(pictureToPutFlaw({ content, offerId, name })?.code ?? null).toBe(asked ?? refused);
    }),
  );
});
