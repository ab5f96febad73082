import { expect, it } from 'vitest';
import { idBeginning } from '#cli/find/id-beginning.ts';

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
