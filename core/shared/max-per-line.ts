/** The largest quantity of a line: of a cart, a quote, a list or a claim. */
export const maxPerLine = 999_999;
