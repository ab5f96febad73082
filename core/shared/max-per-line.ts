/** The most that one line may hold, whatever it is a line of: a cart, a quote, a list, a claim. */
export const maxPerLine = 999_999;
