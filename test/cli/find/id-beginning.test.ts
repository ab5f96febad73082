import { expect, it } from 'vitest';
import { idBeginning, listedByBeginning } from '#cli/find/id-beginning.ts';
import { askedPages } from './asked-pages.ts';

const rows = ['5f2c-1', '5f2c-2', '5f2c', '9a01'].map((id) => ({ id }));
const of = (text: string) => idBeginning(rows, text, { code: 'import-not-found' } as const).val;

it('is one by its whole id, or by how it alone begins', () => {
  expect(of('5f2c')).toEqual({ id: '5f2c' });
  expect(of('9a01')).toEqual({ id: '9a01' });
  expect(of('5f2c-1')).toEqual({ id: '5f2c-1' });
  expect(idBeginning([{ id: '9a01-7' }], '9a01', null).val).toEqual({ id: '9a01-7' });
});

it('is none where nothing begins so, or too little was said', () => {
  for (const text of ['', '5f2', 'ffff']) expect(of(text)).toEqual({ code: 'import-not-found' });
});

it('is said to be several where more than one begins so, with which there are', () => {
  expect(idBeginning(rows.slice(0, 2), '5f2c', null).val).toMatchObject({
    ...{ exit: 1, code: 'id-ambiguous', message: 'Hay 2 que empiezan con «5f2c»' },
    advice: 'Decí más de su ID: 5f2c-1, 5f2c-2',
  });
});

it('ends the walk over a list with its whole id, and by its beginning looks at all of it', async () => {
  const of = async (text: string) => {
    const { ask, count } = askedPages([['9a01', '5f2c'], ['5f2c-1'], ['77ab']]);
    const found = await listedByBeginning(text, ask, null);
    return [found.val, count()];
  };
  expect(await of('5f2c')).toEqual([{ id: '5f2c' }, 1]);
  expect(await of('77ab')).toEqual([{ id: '77ab' }, 3]);
  expect(await of('5f2c-')).toEqual([{ id: '5f2c-1' }, 3]);
  expect(await of('0000')).toEqual([null, 3]);
});
