import { expect, it } from 'vitest';
import { pictureSender } from '#core/files/products/picture-sender.ts';
import { sendFiles } from '#core/files/sending/send-files.ts';
import { Ok } from '#core/shared/result.ts';

it('a defect of one picture is told, and those beside it are kept', async () => {
  const defects: unknown[] = [];
  const sender = pictureSender(
    async ({ name }) => {
      if (name === 'two') throw new Error('a defect');
      return Ok({ name: `kept ${name}` });
    },
    (defect) => defects.push(String(defect)),
  );
  const arrayBuffer = async () => new ArrayBuffer(1);
  const files = ['one', 'two', 'three'].map((name) => ({ name, size: 1, arrayBuffer, slice: () => ({ arrayBuffer }) }));
  const sent = await sendFiles(sender, files);
  expect(sent.map(({ val }) => val)).toEqual(['kept one', { code: 'unreachable' }, 'kept three']);
  expect(defects).toEqual(['Error: a defect']);
});
