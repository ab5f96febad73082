/**
 * The text without the characters at its two ends that match. A loop, because `/[…]+$/` looks again from each of the
 * characters within: on a long row of them that is a square, and the text is anybody's.
 */
export const withoutEdges = (text: string, edge: RegExp): string => {
  let start = 0;
  let end = text.length;
  while (start < end && edge.test(text.charAt(start))) start += 1;
  while (end > start && edge.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};
