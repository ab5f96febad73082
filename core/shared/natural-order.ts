/** As a Spanish dictionary has them, with figures by how much they are: '206' before '1007', 'Ñandú' after 'Nova'. */
export const inNaturalOrder = new Intl.Collator('es', { numeric: true }).compare;
