import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeTyped } from '#web/state/merge-typed.ts';

const word = fc.constantFrom('', 'a', 'b', 'c');
const record = fc.record({ one: word, other: word, isOn: fc.boolean(), rows: fc.array(word, { maxLength: 3 }) });
const keys = ['one', 'other', 'isOn', 'rows'] as const;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

it('the side that changed nothing gets all of the other', () => {
  fc.assert(
    fc.property(record, record, (was, now) => {
      expect(mergeTyped(was, now, was)).toEqual({ typed: now, collided: [], was });
      expect(mergeTyped(was, was, now)).toEqual({ typed: now, collided: [], was: now });
      expect(mergeTyped(was, now, now)).toEqual({ typed: now, collided: [], was: now });
    }),
  );
});

it('no change of either is lost but by a collision, which says so', () => {
  fc.assert(
    fc.property(record, record, record, (was, mine, theirs) => {
      const { typed, collided, was: base } = mergeTyped(was, mine, theirs);
      for (const key of keys) {
        const [isMine, isTheirs] = [!same(mine[key], was[key]), !same(theirs[key], was[key])];
        if (collided.includes(key)) {
          expect(isMine && isTheirs && !same(mine[key], theirs[key])).toBe(true);
          expect([typed[key], base[key]]).toEqual([mine[key], was[key]]);
        } else {
          expect(base[key]).toEqual(theirs[key]);
          if (!isMine) expect(typed[key]).toEqual(theirs[key]);
          else if (!isTheirs) expect(typed[key]).toEqual(mine[key]);
        }
      }
      // With the two sides exchanged the collisions are the same, and so is the result beside them.
      const turned = mergeTyped(was, theirs, mine);
      expect(turned.collided).toEqual(collided);
      for (const key of keys) if (!collided.includes(key)) expect(turned.typed[key]).toEqual(typed[key]);
      // Asked again, nothing is taken that was not taken.
      expect(mergeTyped(base, typed, theirs)).toEqual({ typed, collided, was: base });
    }),
  );
});

it('rows of as many as before keep each its own place', () => {
  const merged = mergeTyped({ rows: ['1', '2', '3'] }, { rows: ['1', '2', '9'] }, { rows: ['8', '2', '3'] });
  expect(merged).toMatchObject({ typed: { rows: ['8', '2', '9'] }, collided: [] });
  expect(mergeTyped({ rows: ['1'] }, { rows: ['1', '2'] }, { rows: ['8'] }).collided).toEqual(['rows']);
});

it('what was asked about stays a question until both are the same, for any typed text', () => {
  fc.assert(
    fc.property(record, record, record, fc.subarray([...keys]), (was, mine, theirs, asked) => {
      const { typed, collided } = mergeTyped(was, mine, theirs, asked);
      const found = mergeTyped(was, mine, theirs).collided;
      for (const key of keys) {
        const isOpen = found.includes(key) || (asked.includes(key) && !same(mine[key], theirs[key]));
        expect(collided.includes(key)).toBe(isOpen);
        if (isOpen) expect(typed[key]).toEqual(mine[key]);
      }
    }),
  );
});
