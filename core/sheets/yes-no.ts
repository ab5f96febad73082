import { folded } from '#core/shared/folded.ts';

/** Whether a cell says yes; null where it says neither yes nor no. */
export const readYes = (cell: string, { yes, no }: { readonly yes: string; readonly no: string }): boolean | null => {
  if ([folded(yes), 's', 'x', '1', 'true', 'verdadero'].includes(folded(cell))) return true;
  return [folded(no), 'n', '0', 'false', 'falso'].includes(folded(cell)) ? false : null;
};
