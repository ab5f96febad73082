import { expect, it } from 'vitest';
import type { PictureService } from '#core/files/picture.service.ts';
import { Ok } from '#core/shared/result.ts';
import { answeredLater, expectToBeReadFirst } from '#test/web/state/read-anew.ts';
import { createPictureQueries } from '#web/pictures/picture-queries.ts';
import { createServiceQueries } from '#web/state/query-client.ts';

it.each(['put', 'remove'] as const)('%s of a picture is over once its folder is read anew', async (act) => {
  const files = answeredLater(Ok([]));
  const service: Partial<Record<keyof PictureService, unknown>> = {
    list: files.ask,
    put: async () => Ok({}),
    remove: async () => Ok(null),
  };
  const queries = createPictureQueries(service as never, {} as never, {} as never, createServiceQueries());
  await expectToBeReadFirst(queries.folders.Sliders, 'all', files, () =>
    act === 'put' ? queries.put('Sliders', 'a.png', new Uint8Array()) : queries.remove('Sliders', 'a.png'),
  );
  expect(files.asked()).toBe(2);
});
