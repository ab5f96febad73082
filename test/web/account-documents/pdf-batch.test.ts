import { expect, it } from 'vitest';
import { Err, type Result } from '#core/shared/result.ts';
import { createPdfBatch } from '#web/account-documents/pdf-batch.ts';

const aFile = (name: string) => {
  const arrayBuffer = async () => new ArrayBuffer(1);
  return { name, size: 1, arrayBuffer, slice: () => ({ arrayBuffer }) };
};
const refused = Err({ code: 'pdf-unreadable' } as const);

it('sends no second batch while the first is on its way, and the next one after it', async () => {
  const sent: string[] = [];
  const open: (() => void)[] = [];
  const attach = (name: string) =>
    new Promise<Result<never, { readonly code: 'pdf-unreadable' }>>((answer) => {
      sent.push(name);
      open.push(() => answer(refused));
    });
  const { sending, take } = createPdfBatch(attach, (defect) => {
    throw defect;
  });
  expect(sending.get()).toBeNull();
  expect(take([aFile('one'), aFile('two')])).toBe(true);
  await expect.poll(() => sent).toEqual(['one']);
  expect(take([aFile('three')])).toBe(false);
  open[0]?.();
  await expect.poll(() => sent).toEqual(['one', 'two']);
  expect(sending.get()?.getSnapshot().context.answers.size).toBe(1);
  open[1]?.();
  await expect.poll(() => sending.get()?.getSnapshot().status).toBe('done');
  expect(take([aFile('three')])).toBe(true);
  await expect.poll(() => sent).toEqual(['one', 'two', 'three']);
});

it('sends none of the files that name one document, and says of which', async () => {
  const sent: string[] = [];
  const { sending, take } = createPdfBatch(
    async (name) => {
      sent.push(name);
      return refused;
    },
    (defect) => {
      throw defect;
    },
  );
  take([
    aFile('A 1-1.pdf'),
    aFile('A 1-2.pdf'),
    aFile('A 0001-00000001 (1).pdf'),
    aFile('foto.pdf'),
    aFile('foto.pdf'),
  ]);
  await expect.poll(() => sending.get()?.getSnapshot().status).toBe('done');
  expect(sent).toEqual(['A 1-2.pdf', 'foto.pdf', 'foto.pdf']);
  const twice = { failure: { code: 'pdf-named-twice', title: 'A 00001-00000001' } };
  const { answers } = sending.get()?.getSnapshot().context ?? {};
  expect([answers?.get(0), answers?.get(2)]).toEqual([twice, twice]);
});
