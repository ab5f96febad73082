import fc from 'fast-check';
import { expect, it } from 'vitest';
import { undoOf } from '#core/imports/sheet-undo.ts';

const things = fc.constantFrom('a', 'b', 'c', 'd');
const texts = fc.constantFrom('1', '2', '3');
const someThings = fc.dictionary(things, texts);

/** What an import did, thing by thing, undone on what there is now. */
const undone = (
  now: ReadonlyMap<string, string>,
  changes: readonly { readonly thing: string; readonly before: string | null; readonly after: string }[],
) => {
  const left = new Map(now);
  const kept: string[] = [];
  for (const { thing, before, after } of [...changes].reverse()) {
    switch (undoOf({ before, after, now: left.get(thing) ?? null })) {
      case 'remove':
        left.delete(thing);
        break;
      case 'restore':
        left.set(thing, before ?? '');
        break;
      case 'keep':
        kept.push(thing);
        break;
      case 'nothing':
    }
  }
  return { left, kept };
};

const imported = (held: ReadonlyMap<string, string>, sheet: Readonly<Record<string, string>>) => {
  const changes = Object.entries(sheet).flatMap(([thing, after]) => {
    const before = held.get(thing) ?? null;
    return before === after ? [] : [{ thing, before, after }];
  });
  return { changes, now: new Map([...held, ...Object.entries(sheet)]) };
};

it('an import that is undone leaves everything as before, again too', () => {
  fc.assert(
    fc.property(someThings, someThings, (held, sheet) => {
      const before = new Map(Object.entries(held));
      const { changes, now } = imported(before, sheet);
      const { left, kept } = undone(now, changes);
      expect(left).toEqual(before);
      expect(kept).toEqual([]);
      expect(undone(left, changes)).toEqual({ left, kept: [] });
    }),
  );
});

it('what others changed or removed since the import stays, and is told', () => {
  const others = fc.dictionary(things, fc.option(texts));
  fc.assert(
    fc.property(someThings, someThings, others, (held, sheet, touched) => {
      const before = new Map(Object.entries(held));
      const { changes, now } = imported(before, sheet);
      const since = new Map(now);
      for (const [thing, text] of Object.entries(touched)) {
        if (text === null) since.delete(thing);
        else since.set(thing, text);
      }
      const { left, kept } = undone(since, changes);
      for (const thing of new Set([...before.keys(), ...since.keys()])) {
        const isTouched = since.get(thing) !== now.get(thing);
        expect(left.get(thing)).toBe((isTouched ? since : before).get(thing));
      }
      for (const { thing, before: was } of changes) {
        const isTouched = since.get(thing) !== now.get(thing);
        expect(kept.includes(thing)).toBe(isTouched && (since.get(thing) ?? null) !== was);
      }
    }),
  );
});
