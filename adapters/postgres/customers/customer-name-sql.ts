/**
 * Whether a customer's name or fantasy name holds the text that a parameter gives as nameKey folds it; an empty one is
 * in no name. `customer` is how the table is called in the statement, with its point.
 */
export const isNamedSql = (parameter: string, customer = ''): string =>
  `(${parameter}::text <> '' and position(${parameter}::text in ${customer}names_key) > 0)`;
