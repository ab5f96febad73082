/** What the page was served with: the address of the API is in its head, where whoever serves it may set another. */
export interface WebSettings {
  readonly apiBaseUrl: string;
  readonly distributor: Distributor;
}

/** The distributor as everybody knows it: the year it was founded in, and where it is. */
export interface Distributor {
  readonly name: string;
  readonly since: number;
  readonly address: string;
  readonly town: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
}

export const distributor: Distributor = {
  name: 'Mostrador',
  since: 1989,
  address: 'Av. Vélez Sarsfield 4850',
  town: 'Munro, Buenos Aires',
  phone: '011 5555-0020',
  email: 'ventas@mostrador.example',
  hours: 'Lunes a viernes de 8 a 18 · sábados de 8 a 12',
};

export const readSettings = (page: Document): WebSettings => {
  const told = page.querySelector('meta[name="api-base-url"]')?.getAttribute('content')?.trim() ?? '';
  return {
    apiBaseUrl: (told === '' ? page.location.origin : told).replace(/\/+$/, ''),
    distributor,
  };
};
