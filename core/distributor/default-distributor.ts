import type { Distributor } from './distributor.ts';

/** The made-up distributor of the demo (docs/rules/distributor.md 1). */
export const defaultDistributor: Distributor = {
  name: 'Mostrador',
  since: 1989,
  trade: 'Distribuidora de autopartes',
  cuit: '30-71198900-1',
  address: 'Av. Vélez Sarsfield 4850',
  town: 'Munro, Buenos Aires',
  phone: '011 5555-0020',
  email: 'ventas@mostrador.example',
  hours: 'Lunes a viernes de 8 a 18 · sábados de 8 a 12',
  slogan: 'El repuesto justo, en el mostrador.',
  offering:
    'Distribuimos motor, suspensión, embrague, frenos, transmisión, rodamientos y encendido a casas de repuestos de todo el país. Desde {desde}.',
  story: [
    'Somos referentes en la distribución de autopartes, con más de {años} años en el mercado. Desde {desde} abastecemos a casas de repuestos con productos de motor, suspensión, embrague, frenos, transmisión, rodamientos y encendido.',
    'Buscamos crecer de manera firme y sostenida, al ritmo de los negocios que atendemos.',
  ],
  characteristics: [
    'Eficiencia: Los plazos de entrega se cumplen: cada zona tiene sus días de reparto, y se respetan.',
    'Conocimiento: Sabemos qué pieza lleva cada vehículo y con qué código la conoce cada marca.',
    'Servicio: Atención personalizada: cada casa de repuestos tiene un vendedor que la conoce por su nombre.',
    'Confianza: Lo que te decimos se cumple: el precio, el plazo y la pieza que pediste.',
    'Responsabilidad: Los pedidos llegan bien: lo que pediste, completo y en condiciones.',
    'Flexibilidad: Nos adaptamos a cada situación: la urgencia del taller, el envío al interior o el retiro por mostrador.',
  ],
  drawing: 'bearing',
  logo: null,
  mapPicture: null,
  mapLink: null,
  mapEmbed:
    'https://www.openstreetmap.org/export/embed.html?bbox=-58.5350%2C-34.5360%2C-58.5130%2C-34.5240&layer=mapnik&marker=-34.5300%2C-58.5240',
  accentLight: null,
  accentDark: null,
};
