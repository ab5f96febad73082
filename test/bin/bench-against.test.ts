import { expect, it } from 'vitest';
import { figuresOf, goalOf, sideBySide } from '../../bin/bench-against.mjs';

const printed = (text: string, perSecond: string, seconds: string) => `
100000 products, embedded database

| operation   | clients | median ms | p99  | per second  | goal | MB after |
|-------------|---------|-----------|------|-------------|------|----------|
| text search | 1       | ${text}   | 3.10 | ${perSecond} | 1 ms | 320      |
| text search | 16      | 8.00      | 9.00 | 2,000       | 8 ms | 330      |

memory under load: 412 MB (goal ≤ 650 MB)
import of 100,000 rows: dry run 2.5 s, writing ${seconds} s, 21000 rows/s (goal ≥ 10,000)
  longest page meanwhile: 51 ms (goal ≤ 150)
`;

it('reads the figures of tables and of sentences, and no goal', () => {
  expect([...figuresOf(printed('2.00', '450', '4.8'))].map(([name, { value, unit }]) => [name, value, unit])).toEqual([
    ['100000 products, embedded database › text search, 1 at once › median ms', 2, ''],
    ['100000 products, embedded database › text search, 1 at once › p99', 3.1, ''],
    ['100000 products, embedded database › text search, 1 at once › per second', 450, ''],
    ['100000 products, embedded database › text search, 1 at once › MB after', 320, ''],
    ['100000 products, embedded database › text search, 16 at once › median ms', 8, ''],
    ['100000 products, embedded database › text search, 16 at once › p99', 9, ''],
    ['100000 products, embedded database › text search, 16 at once › per second', 2000, ''],
    ['100000 products, embedded database › text search, 16 at once › MB after', 330, ''],
    ['memory under load', 412, 'MB'],
    ['import of 100,000 rows, dry run', 2.5, 's'],
    ['import of 100,000 rows, writing', 4.8, 's'],
    ['import of 100,000 rows', 21_000, 'rows/s'],
    ['longest page meanwhile', 51, 'ms'],
  ]);
});

it('tells apart what has one name', () => {
  const figures = figuresOf('start: 2 s\nstart: 3 s\n');
  expect([...figures].map(([name, { value }]) => [name, value])).toEqual([
    ['start', 2],
    ['start (2)', 3],
  ]);
});

it('sets the medians of both side by side, and leaves out what only one has', () => {
  const before = ['2.00', '9.00', '2.20'].map((text) => figuresOf(printed(text, '450', '4.8')));
  const now = [figuresOf(printed('1.10', '900', '2.4')), figuresOf(printed('1.10', '900', '2.4'))];
  now[0]?.set('new figure', { value: 1, unit: 's' });
  const rows = sideBySide(before, now);
  expect(rows.map(({ name }) => name)).not.toContain('new figure');
  const [median] = rows;
  expect(median).toMatchObject({ was: 2.2, is: 1.1 });
  expect(median?.share).toBeCloseTo(0.5);
  expect(rows.find(({ name }) => name.endsWith('writing'))).toMatchObject({ unit: 's', was: 4.8, is: 2.4 });
});

it('prints the goals that speak of what it was: of searches by vehicle and of rows imported in a second', () => {
  const vehicle = printed('2.00', '450', '4.8').replaceAll('text search', 'search by vehicle, all that fits');
  const names = [...figuresOf(vehicle).keys()].filter((name) => goalOf(name) !== '');
  expect(names).toEqual([
    '100000 products, embedded database › search by vehicle, all that fits, 1 at once › per second',
    '100000 products, embedded database › search by vehicle, all that fits, 16 at once › per second',
    'import of 100,000 rows',
  ]);
  expect(goalOf('import of 100,000 rows')).toBe('≥ 1.5 × then');
});
