/**
 * The address of a map, taken from what people copy from a map site: the address alone, or the HTML that embeds the
 * map.
 */
export const mapAddressOf = (pasted: string): string => {
  const [, source] = /<iframe\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/i.exec(pasted) ?? [];
  return (source ?? pasted).replaceAll('&amp;', '&').trim();
};
