let collator: Intl.Collator | undefined;
let alike: Intl.Collator | undefined;

/** As a Spanish dictionary has them, with figures by how much they are: '206' before '1007', 'Ñandú' after 'Nova'. */
export const inNaturalOrder = (one: string, other: string): number => {
  // Made when it is first asked for: it takes milliseconds to read.
  collator ??= new Intl.Collator('es', { numeric: true });
  return collator.compare(one, other);
};

/** As `inNaturalOrder`, where upper and lower case, with or without accents, are one: 0 for 'a-2' and 'A-2'. */
export const inNaturalOrderAlike = (one: string, other: string): number => {
  alike ??= new Intl.Collator('es', { numeric: true, sensitivity: 'base' });
  return alike.compare(one, other);
};
