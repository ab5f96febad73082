const stateTexts: Readonly<Record<string, string>> = {
  Ok: 'Ok',
  NextToExpire: 'Próximo a vencer',
  FirstClaim: 'Primer reclamo',
  SecondClaim: 'Segundo reclamo',
  Blocked: 'Bloqueado',
  Inactive: 'Inactivo',
};

/** A customer's state in words; one that the distributor's system made up stands as it is. */
export const customerStateText = (state: string): string => stateTexts[state] ?? state;

/** The words for a state that are known, in the order of a list to choose from. */
export const knownCustomerStates = Object.keys(stateTexts);
