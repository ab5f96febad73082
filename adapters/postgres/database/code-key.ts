/** A code as codes are compared (core/shared/product-code.ts). */
export const codeKey = (column: string): string => `upper(regexp_replace(${column}, '[^[:alnum:]]', '', 'g'))`;
