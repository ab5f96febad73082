const knownId = /^[\w-]{1,64}$/;
const mostIds = 100;

/** Ids out of an address, however it was edited: what can't be one is left out, and so are repetitions. */
export const writtenIds = (written: string | null): readonly string[] =>
  [...new Set((written ?? '').split(',').filter((id) => knownId.test(id)))].slice(0, mostIds);

export const writtenId = (written: string | null): string | null => {
  const [id] = writtenIds(written);
  return id ?? null;
};
