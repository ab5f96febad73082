/** What a formula that failed leaves in a cell of a workbook. */
export const errorValue = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA)$/;
