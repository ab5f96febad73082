interface Town {
  readonly town: string;
  readonly province: string;
}

const inBuenosAires = (town: string): Town => ({ town, province: 'Buenos Aires' });
const capital: Town = { town: 'Ciudad de Buenos Aires', province: '' };

/** Places that are no town of their own name, and towns outside the province of Buenos Aires. */
const others: Readonly<Record<string, Town>> = {
  Norte: inBuenosAires('San Isidro'),
  'El Cruce': inBuenosAires('San Isidro'),
  Lomas: inBuenosAires('Lomas de Zamora'),
  Warnes: capital,
  Liniers: capital,
  Flores: capital,
  Rosario: { town: 'Rosario', province: 'Santa Fe' },
  Rafaela: { town: 'Rafaela', province: 'Santa Fe' },
  Córdoba: { town: 'Córdoba', province: 'Córdoba' },
  'Río Cuarto': { town: 'Río Cuarto', province: 'Córdoba' },
  Mendoza: { town: 'Mendoza', province: 'Mendoza' },
  Salta: { town: 'Salta', province: 'Salta' },
  Neuquén: { town: 'Neuquén', province: 'Neuquén' },
  Posadas: { town: 'Posadas', province: 'Misiones' },
  Paraná: { town: 'Paraná', province: 'Entre Ríos' },
};

/** The town of a company that is called by a place. */
export const townOf = (place: string): Town => others[place] ?? inBuenosAires(place);
