/** How many pictures a product may have; their place is one digit of a file's name (docs/rules/imports.md 19). */
export const maxProductPictures = 9;
