/** Reads what esbuild says of the files that it made: its metafile's `outputs`, by their paths. */

/** The chunks that a file needs before it can run, itself first. */
export const neededBy = (outputs, file, found = new Set()) => {
  if (found.has(file)) return found;
  found.add(file);
  for (const { path, kind } of outputs[file].imports) if (kind === 'import-statement') neededBy(outputs, path, found);
  return found;
};

/** The source that a file begins with, one that is fetched when it is wanted too; undefined for what files share. */
export const sourceOf = (output) => output.entryPoint?.replace(/^lazy:/, '');

/** The file that esbuild made of a source, by the source's path. */
export const madeOf = (outputs, source) => Object.keys(outputs).find((file) => sourceOf(outputs[file]) === source);

/** How many parts make code worth a file of its own with other such code, which all of them fetch. */
const partsThatShare = 4;
/** In bytes: what is larger is fetched by those alone that need it. */
const smallFile = 700;

/**
 * The sources of the small files that many parts share, beyond what is there before, and the parts that need any of
 * them. A file each is how esbuild makes them, and a browser waits longer for one than for the few bytes of it.
 */
export const sharedSources = (outputs, thereBefore) => {
  const before = new Set(thereBefore.flatMap((source) => [...neededBy(outputs, madeOf(outputs, source))]));
  const parts = Object.keys(outputs).filter((file) => sourceOf(outputs[file]) !== undefined && !before.has(file));
  const uses = new Map();
  for (const part of parts)
    for (const file of neededBy(outputs, part)) uses.set(file, [...(uses.get(file) ?? []), part]);
  const isSmall = (file) =>
    before.has(file) ||
    (sourceOf(outputs[file]) === undefined &&
      outputs[file].bytes < smallFile &&
      Object.keys(outputs[file].inputs).every((source) => !/:|node_modules/.test(source)));
  const shared = [...uses].filter(
    ([file, by]) => !before.has(file) && by.length >= partsThatShare && [...neededBy(outputs, file)].every(isSmall),
  );
  return {
    sources: shared.flatMap(([file]) => Object.keys(outputs[file].inputs)),
    neededBy: new Set(shared.flatMap(([, by]) => by.map((part) => sourceOf(outputs[part])))),
  };
};
