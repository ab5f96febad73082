/** Batches of `size` in the given order; the last may be smaller, and nothing gives no batch. `size` is 1 or more. */
export function* inBatches<Each>(all: Iterable<Each>, size: number): Generator<readonly Each[], void> {
  let batch: Each[] = [];
  for (const each of all) {
    batch.push(each);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
