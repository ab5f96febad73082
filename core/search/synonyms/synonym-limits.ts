/** Apart from the rules, which bring the program's synonyms along: every signed-in page carries these. */
export const maxSynonyms = 500;
/** Most meanings of one synonym. */
export const maxMeanings = 20;
export const maxPhraseLength = 60;
export const maxPhraseWords = 4;
