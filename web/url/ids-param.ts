const knownId = /^[\w-]{1,64}$/;
const maxIds = 100;

/** Ids out of an address, however it was edited: what can't be one is left out, and so are repetitions. */
export const idsParam = (written: string | null): readonly string[] =>
  [...new Set((written ?? '').split(',').filter((id) => knownId.test(id)))].slice(0, maxIds);

export const idParam = (written: string | null): string | null => {
  const [id] = idsParam(written);
  return id ?? null;
};
