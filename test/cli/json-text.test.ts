import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFlawAt, readJsonText } from '#cli/json-text.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('where a text stops being JSON', () => {
  it('is nowhere in what JSON is, however it is written', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(undefined, 2, '\t'), (value, space) => {
        expect(jsonFlawAt(JSON.stringify(value, null, space))).toBeNull();
      }),
    );
  });

  it('is somewhere in all else', () => {
    const cut = fc
      .tuple(fc.jsonValue(), fc.nat(), fc.constantFrom('', ',', '}', '"', 'x', '\\', '1', ':'))
      .map(([value, at, put]) => {
        const text = JSON.stringify(value);
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + 1);
      });
    fc.assert(
      fc.property(cut, (text) => {
        expect(jsonFlawAt(text) === null).toBe(isJson(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['{\n  "a": 1,\n  b: 2\n}', 'x.json no es un JSON: no se entiende desde la línea 3, columna 3'],
    ['{"a": [1, 2', 'x.json no es un JSON: termina antes de tiempo'],
    ['[1, 2,]', 'x.json no es un JSON: no se entiende desde la línea 1, columna 7'],
    ['{} {}', 'x.json no es un JSON: no se entiende desde la línea 1, columna 4'],
    [' \n', 'x.json no tiene nada'],
  ])('%j is told with its place', (text, message) => {
    expect(readJsonText(text, 'x.json').val).toMatchObject({ code: 'file-unreadable', message });
  });

  it('is not asked of what is right, however deep or long it is', () => {
    expect(readJsonText('{"a": [1]}', '-').val).toEqual({ a: [1] });
    const depth = 100_000;
    expect(readJsonText('['.repeat(depth) + ']'.repeat(depth), '-').ok).toBe(true);
    const long = 'á'.repeat(8 * 2 ** 20);
    expect(readJsonText(JSON.stringify(long), '-').val === long).toBe(true);
  });

  it('is not told where it is too deep to be found', () => {
    const { val } = readJsonText('['.repeat(100_000), 'x.json');
    expect(val).toMatchObject({ code: 'file-unreadable', message: 'x.json no es un JSON' });
  });

  it('is counted after the mark that some programs put before the text', () => {
    expect(readJsonText('\uFEFF{"a": 1}', '-').val).toEqual({ a: 1 });
    expect(readJsonText('\uFEFF{a: 1}', '-').val).toMatchObject({
      message: 'La entrada no es un JSON: no se entiende desde la línea 1, columna 2',
    });
  });
});
