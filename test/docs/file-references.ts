import { posix } from 'node:path';

/** The project as this check reads it: all its paths, and what a text holds by its path. */
export interface Project {
  readonly paths: readonly string[];
  readonly texts: ReadonlyMap<string, string>;
}

/** A file by its name, or a folder by its path. JSON files are not looked for: the program writes most of them. */
const reference =
  /(?<![\w@/.#*-])(?:(?:\.\.?\/)*(?:\w[\w.-]*\/)*\w[\w.-]*\.(?:tsx?|mjs|cjs|css|sql|sh|zsh|md)(?![\w/-])|(?:core|adapters|server|web|cli|bin|docs|test)\/[\w./-]*[\w-](?!\.?[\w/*…<-]))/g;

/** The lines that are a comment, or part of one. */
const commentLines = (text: string): readonly string[] => {
  let isInside = false;
  return text.split('\n').map((line) => {
    const isComment = isInside || /^\s*(?:\/\/|\{?\/\*)/.test(line);
    isInside = isComment && !line.trimStart().startsWith('//') && !line.includes('*/');
    return isComment ? line : '';
  });
};

/**
 * What comments and documents name that the project does not have, each with its path and line. A comment names a file
 * by its path, or by its name where it lies beside; a document may name any by the end of its path.
 */
export const absentFiles = ({ paths, texts }: Project): readonly string[] => {
  const parts = paths.flatMap((path) => path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/')));
  const known = new Set(parts);
  const ends = new Set(paths.flatMap((path) => path.split('/').map((_, at, all) => all.slice(at).join('/'))));
  return [...texts].flatMap(([path, text]) => {
    const isDocument = path.endsWith('.md');
    const isThere = (named: string): boolean =>
      known.has(posix.normalize(named)) ||
      known.has(posix.join(posix.dirname(path), named)) ||
      (isDocument && ends.has(named));
    return (isDocument ? text.split('\n') : commentLines(text)).flatMap((line, at) =>
      [...line.matchAll(reference)].flatMap(([named]) => (isThere(named) ? [] : [`${path}:${at + 1}: ${named}`])),
    );
  });
};
