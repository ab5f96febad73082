/**
 * The address of a map, of what people copy from whoever draws it: the address alone, or the piece of a page that shows
 * it.
 */
export const mapAddressOf = (pasted: string): string => {
  const [, source] = /<iframe\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(pasted) ?? [];
  return (source ?? pasted).replaceAll('&amp;', '&').trim();
};
