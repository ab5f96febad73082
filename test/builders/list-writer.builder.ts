import type { ListWriter } from '#core/shared/list-file.ts';

/** Keeps the batches of a file in place of writing them. */
export const memoryListWriter = <Row>(name: string, written: Row[][]): ListWriter<Row> => ({
  name,
  async write(_format, batches) {
    for await (const batch of batches) written.push([...batch]);
    return (async function* () {
      yield new Uint8Array();
    })();
  },
});
