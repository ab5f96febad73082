import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';

/** Something else writes the catalogue; `holder` is a user name or what it is, empty where nobody knows. */
export const catalogueBusyText = ({ holder }: Pick<CatalogueBusy, 'holder'>): string =>
  `El catálogo se está actualizando${holder === '' ? '' : ` (${holder})`}. Esperá a que termine y reintentá`;
