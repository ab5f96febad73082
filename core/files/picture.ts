/** What a picture may be, by the ending of its name. */
const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** Letters, digits and a few signs, then one of the endings above: no folder, nothing hidden, no way up. */
const nameShape = /^[\p{L}\p{N}_][\p{L}\p{N} _.,()&+'-]{0,150}\.([a-z]{3,4})$/iu;

/** The media type of a picture's file name; null where it is no such name. */
export const pictureType = (name: string): string | null => {
  const ending = nameShape.exec(name)?.[1]?.toLowerCase();
  return ending === undefined || name.includes('..') ? null : (types[ending] ?? null);
};
