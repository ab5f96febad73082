import fc from 'fast-check';
import { expect, it } from 'vitest';
import { money, toPesos } from '#core/shared/money.ts';
import { AsciiWriter } from '#server/routes/ascii-writer.ts';

const ascii = fc.string({ unit: 'binary-ascii', maxLength: 300 });
const whole = fc.nat({ max: Number.MAX_SAFE_INTEGER });
const amount = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((cents) => money(cents).dividedBy(100)),
  fc.integer({ min: -(2 ** 31), max: 2 ** 31 }).map((cents) => money(cents).dividedBy(1000)),
  // Beyond these the number on the wire is no longer of exact cents.
  fc.integer({ min: -1e15, max: 1e15 }).map((cents) => money(cents).dividedBy(100)),
);
const written = (write: (to: AsciiWriter) => void, to = new AsciiWriter()): string => {
  to.begin();
  write(to);
  return to.finish().toString('latin1');
};

it('puts texts and pieces one after the other, however many, and begins anew each time', () => {
  const one = new AsciiWriter();
  fc.assert(
    fc.property(fc.array(ascii, { maxLength: 40 }), fc.nat({ max: 20_000 }), (texts, more) => {
      const long = 'x'.repeat(more);
      const write = (to: AsciiWriter): void => {
        for (const [place, text] of texts.entries()) place % 2 ? to.text(text) : to.piece(Buffer.from(text, 'latin1'));
        to.text(long);
      };
      expect(written(write, one)).toBe(texts.join('') + long);
    }),
  );
});

it('keeps what it gave when the next text is written', () => {
  const one = new AsciiWriter();
  one.begin();
  one.text('first');
  const first = one.finish();
  one.begin();
  one.text('other');
  expect([first.toString(), one.finish().toString()]).toEqual(['first', 'other']);
});

it('holds texts larger than what it keeps', () => {
  const long = 'y'.repeat(5_000_000);
  const one = new AsciiWriter();
  expect(written((to) => to.text(long), one)).toBe(long);
  expect(written((to) => to.text('short'), one)).toBe('short');
});

it('writes whole numbers and amounts as JSON does', () => {
  fc.assert(
    fc.property(whole, amount, (number, some) => {
      expect(written((to) => to.whole(number))).toBe(JSON.stringify(number));
      expect(written((to) => to.pesos(some))).toBe(JSON.stringify(some === null ? null : toPesos(some)));
    }),
  );
});

it.each(['0', '0.01', '0.1', '-0.05', '10', '99.99', '21474836.47', '21474836.48', '90071992547409.93'])(
  'writes %s so',
  (text) => {
    expect(written((to) => to.pesos(money(text)))).toBe(text);
  },
);
