let collator: Intl.Collator | undefined;

/** As a Spanish dictionary has them, with figures by how much they are: '206' before '1007', 'Ñandú' after 'Nova'. */
export const inNaturalOrder = (one: string, other: string): number => {
  // Made when it is first asked for: it takes milliseconds to read.
  collator ??= new Intl.Collator('es', { numeric: true });
  return collator.compare(one, other);
};
