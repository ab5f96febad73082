/** Suggestions that are offered while somebody types (docs/rules/search.md 7). */
export const maxSuggestions = 10;
