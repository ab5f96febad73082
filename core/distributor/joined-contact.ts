/** Joins texts, leaving out the empty ones. */
export const joinedContact = (texts: readonly string[], by: string): string =>
  texts.filter((text) => text !== '').join(by);
