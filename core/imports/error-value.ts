/** The value of a formula that failed, in a cell of a workbook. */
export const errorValue = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;

/** Error values as a CSV has them, in the languages of spreadsheets. */
export const errorText =
  /^#(?:N\/[AD]|¡?VALOR!|VALUE!|¡?REF!|¡?DIV\/0!|NAME\?|¿NOMBRE\?|¡?NUM!|¡?NULO!|NULL!|¡?DESBORDAMIENTO!|SPILL!|¡?CALC!)$/i;
