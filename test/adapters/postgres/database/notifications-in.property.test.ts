import fc from 'fast-check';
import { expect, test } from 'vitest';
import { notificationsIn } from '#adapters/postgres/database/notifications-in.ts';

const message = (letter: string, content: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(content.length + 4);
  return Buffer.concat([Buffer.from(letter), length, content]);
};

const texts = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('\0', ''));
const notifications = fc.record({ channel: texts, payload: texts });
const others = fc.tuple(fc.constantFrom('C', 'D', 'E', 'N', 'T', 'Z'), fc.uint8Array({ maxLength: 40 }));

test('notifications are found among whatever else is answered, in their order', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(notifications, others)), fc.nat(20), (answered, before) => {
      const bytes = Buffer.concat([
        Buffer.alloc(before),
        ...answered.map((each) =>
          'channel' in each
            ? message('A', Buffer.from(`\0\0\0\x07${each.channel}\0${each.payload}\0`))
            : message(each[0], Buffer.from(each[1])),
        ),
      ]);
      // A view on a part of something larger, as what PGlite gives may be.
      expect(notificationsIn(bytes.subarray(before))).toEqual(answered.filter((each) => 'channel' in each));
    }),
  );
});
