import { describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#core/search/index/search-index.ts';
import { fromSnapshot, toSnapshot, transferables } from '#core/search/index/snapshot.ts';
import { search } from '#core/search/search.ts';
import { aBearing, aSearchDocument } from '#test/builders/search-document.builder.ts';

const query = { text: 'bujia', page: 1, pageSize: 5, wantFacets: true };
const index = () => buildSearchIndex([aSearchDocument({ key: 1 }), aBearing({ key: 2 })]);
const bytes = (): Uint8Array => new Uint8Array(Buffer.concat(toSnapshot(index(), 'catalogue 42')));

describe('a snapshot', () => {
  it('opens as the index it was made of, with its stamp, wherever its bytes lie', () => {
    const shifted = new Uint8Array(bytes().length + 3);
    shifted.set(bytes(), 3);
    for (const snapshot of [bytes(), shifted.subarray(3)]) {
      const opened = fromSnapshot(snapshot).unwrap();
      expect(opened.stamp).toBe('catalogue 42');
      expect(search(opened.index, query)).toEqual(search(index(), query));
    }
  });

  it('is refused when any byte changed', () => {
    const whole = bytes();
    for (let place = 16; place < whole.length; place += 7) {
      const damaged = whole.slice();
      damaged[place] = (damaged[place] ?? 0) ^ 1;
      expect(fromSnapshot(damaged).val).toEqual({ code: 'snapshot-damaged' });
    }
  });

  it('is refused when cut short, empty, or something else', () => {
    const whole = bytes();
    for (const length of [0, 8, 15, 16, 24, whole.length - 8, whole.length - 1]) {
      expect(fromSnapshot(whole.slice(0, length)).val).toEqual({ code: 'snapshot-damaged' });
    }
    expect(fromSnapshot(new Uint8Array(64)).val).toEqual({ code: 'snapshot-damaged' });
  });

  it('of another format says which', () => {
    const other = bytes();
    other[4] = 99;
    expect(fromSnapshot(other).val).toMatchObject({ code: 'snapshot-of-other-format', format: 99 });
  });
});

describe('an index between threads', () => {
  it('is handed over without copying', () => {
    const sent = index();
    const buffers = transferables(sent);
    const received = structuredClone(sent, { transfer: buffers });
    expect(buffers.every(({ byteLength }) => byteLength === 0)).toBe(true);
    expect(search(received, query)).toEqual(search(index(), query));
  });
});
