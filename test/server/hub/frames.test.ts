import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFrameReader, frame } from '#server/hub/frames.ts';

it('reads the same messages, however the text was cut', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ text: fc.string() })), fc.array(fc.nat(400)), (messages, cuts) => {
      const text = messages.map(frame).join('');
      const reader = createFrameReader(10_000);
      const borders = [0, ...cuts.map((cut) => Math.min(cut, text.length)).sort((a, b) => a - b), text.length];
      const read = borders.slice(1).flatMap((border, index) => {
        const chunk = reader.read(text.slice(borders[index], border));
        return chunk.ok ? chunk.val : [];
      });
      expect(read.map((message) => JSON.parse(message))).toEqual(messages);
    }),
  );
});

it('refuses what is too long, finished or not, in bytes', () => {
  const tooLarge = { ok: false, val: { code: 'message-too-large' } };
  expect(createFrameReader(4).read('12345\u001e')).toMatchObject(tooLarge);
  expect(createFrameReader(4).read('ñññ')).toMatchObject(tooLarge);
  const reader = createFrameReader(4);
  expect(reader.read('1234').ok).toBe(true);
  expect(reader.read('5')).toMatchObject(tooLarge);
});
