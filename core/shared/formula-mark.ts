/** What a text of ours begins with so that no spreadsheet takes it for a formula, taken away on its way back in. */
export const withoutFormulaMark = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
