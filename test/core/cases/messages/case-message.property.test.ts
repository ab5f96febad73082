import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CaseMessage,
  maxMessageLength,
  maxMessagePictures,
  messageFlaw,
  messageSides,
  seenByCompany,
  tidyMessageText,
  tooManyMessages,
} from '#core/cases/messages/case-message.ts';
import { maxPictureBytes } from '#core/files/picture.ts';
import { aPng } from '#test/builders/sized-picture.builder.ts';

const pictures = (count: number) => Array.from({ length: count }, () => aPng(4, 3));

describe('a message on a claim or a warranty', () => {
  it('is kept without what no letter is, and tidied once is tidied', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tidy = tidyMessageText(text);
        expect(tidyMessageText(tidy)).toBe(tidy);
        expect(tidy).not.toMatch(/[^\P{Cc}\n\t]/u);
        expect(tidy).not.toMatch(/[\ud800-\udfff]/u);
      }),
    );
    expect(tidyMessageText(' Hola\r\nchau\0 ')).toBe('Hola\nchau');
  });

  it('has a text or a picture, and no more of either than it may', () => {
    fc.assert(
      fc.property(fc.nat(maxMessageLength * 2), fc.nat(maxMessagePictures * 2), (length, count) => {
        const flaw = messageFlaw({ text: 'x'.repeat(length), pictures: pictures(count) });
        const isRight = length + count > 0 && length <= maxMessageLength && count <= maxMessagePictures;
        expect(flaw === null).toBe(isRight);
      }),
    );
  });

  it.each<[string, Uint8Array, string]>([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'picture-unreadable'],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0', 'latin1'), 'picture-unreadable'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'picture-unreadable'],
    ['one that is too large', Buffer.concat([aPng(4, 3), Buffer.alloc(maxPictureBytes)]), 'picture-too-large'],
    ['one that would be huge once opened', aPng(60_000, 60_000), 'picture-too-many-points'],
  ])('takes no picture that is %s, and says which one', (_name, bytes, refusal) => {
    expect(messageFlaw({ text: 'Mirá', pictures: [aPng(4, 3), bytes] })).toEqual({
      code: 'message-picture-wrong',
      place: 2,
      refusal,
    });
  });

  it('is one too many from the sixtieth of an hour until that hour is over, at a whole minute', () => {
    const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instant, fc.integer({ min: 0, max: 2 * 60 * 60_000 }), (earlier, later) => {
        const at = new Date(earlier.getTime() + later).toISOString();
        const tooMany = tooManyMessages(earlier.toISOString(), at);
        expect(tooMany === null).toBe(later >= 60 * 60_000);
        if (tooMany === null) return;
        expect(tooMany.again).toMatch(/:00\.000Z$/);
        expect(tooManyMessages(earlier.toISOString(), tooMany.again)).toBeNull();
        expect(Date.parse(tooMany.again) - Date.parse(at)).toBeLessThanOrEqual(61 * 60_000);
      }),
    );
    expect(tooManyMessages(null, '2026-11-20T15:00:00.000Z')).toBeNull();
  });

  it('does not tell the company who of the distributor wrote it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...messageSides), fc.string(), fc.option(fc.string()), (side, author, actedBy) => {
        const message: CaseMessage = { id: '1', side, author, actedBy, at: '', text: 'x', pictures: [] };
        expect(seenByCompany(message)).toEqual(side === 'staff' ? { ...message, author: '', actedBy: null } : message);
      }),
    );
  });
});
