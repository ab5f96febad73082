import { expect, it } from 'vitest';
import { csvDialect } from '#adapters/documents/csv-dialect.ts';

it.each([
  ['a;b\n1,5;2,5\n3,5;4,5\n', ';'],
  ['a,b\n1,"x;y;z"\n2,"x;y;z"\n', ','],
  ['Lista, de marzo, completa\na\tb\n1\t2\n', '\t'],
  ['a|b\n1|2\n', '|'],
  ['Manguera 1/2";5\nTubo 3/4";6\nCaño 5/8";7\n', ';'],
  ['"dijo ""a;b;c""",1\n"dijo ""d;e;f""",2\n', ','],
  ['sep=|\na;b\n', '|'],
  ['una sola', ';'],
])('%j is delimited by %j', (sample, delimiter) => {
  expect(csvDialect(sample).delimiter).toBe(delimiter);
});
