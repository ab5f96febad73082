import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from './screen-sources.ts';

const scripts = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('ui/'));
const [columnFiles, others] = [true, false].map((isOf) =>
  scripts.filter((path) => path.endsWith('-columns.tsx') === isOf),
) as [string[], string[]];

/** These draw a list by the columns that they are given. */
const given = ['customer-management/paged-list.tsx', 'customer-management/short-list.tsx'];

const types = /\b(OfficeColumn|CompanyColumn)\b/;
/** A head, but for that of the acts on a row. */
const head = /\bheader(: [^,\n]+)?,(?!\s*of: )/;
/** Another cell for a column. */
const cell = /\bcell(:| \})/;
const list = /<(OfficeTable|ListTable|ShortList|PagedList)\b/;
const imported = /from '[^']+-columns\.tsx'/;

const faultsOf = (path: string, text: string): readonly string[] => [
  ...(types.test(text) ? ['names the type of a column'] : []),
  ...(head.test(text) || cell.test(text) ? ['declares a column'] : []),
  ...(list.test(text) && !imported.test(text) && !given.includes(path) ? ['draws columns of no columns file'] : []),
];

describe('the columns of every list of the web are declared in web/<word>/<row>-columns.tsx', () => {
  it('which no other file does', () => {
    expect(others.length).toBeGreaterThan(columnFiles.length);
    expect(others.flatMap((path) => faultsOf(path, read(`web/${path}`)).map((fault) => `${path} ${fault}`))).toEqual(
      [],
    );
  });

  it.each(columnFiles)('%s does', (path) => {
    const text = read(`web/${path}`);
    expect([types.test(text), head.test(text)]).toEqual([true, true]);
  });

  it.each([
    ['a type', "import type { OfficeColumn } from '#web/ui/office-column.ts';", 'names the type of a column'],
    ['a column', "const columns = [{ id: 'name', header: 'Lista', text: nameOf }];", 'declares a column'],
    [
      'a column of a given head',
      'const column = (header: string) => ({ id: header, header, text });',
      'declares a column',
    ],
    ['another cell', 'columns.map((column) => ({ ...column, cell: linkOf }))', 'declares a column'],
    ['another cell of that name', 'columns.map((column) => ({ ...column, cell }))', 'declares a column'],
    ['a list', '<ListTable rows={rows} keyOf={keyOf} columns={columns} />', 'draws columns of no columns file'],
  ])('a screen with %s of its own is found', (_what, text, fault) => {
    expect(faultsOf('orders/orders.screen.tsx', text)).toEqual([fault]);
  });

  it('a screen with acts on its rows is let be', () => {
    const text =
      "import { orderColumns } from './order-columns.tsx'; <ListTable actions={{ header: 'Ver', of: link }} />";
    expect(faultsOf('orders/orders.screen.tsx', text)).toEqual([]);
  });
});
