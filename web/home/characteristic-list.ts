export interface Characteristic {
  readonly title: string;
  readonly drawing: string;
  readonly explanation: string;
}

/** What the distributor says of itself (docs/rules/home.md 1). */
export const characteristics: readonly Characteristic[] = [
  {
    title: 'Eficiencia',
    drawing: 'belt',
    explanation: 'Los plazos de entrega se cumplen: cada zona tiene sus días de reparto, y se respetan.',
  },
  {
    title: 'Conocimiento',
    drawing: 'bearing',
    explanation: 'Sabemos qué pieza lleva cada vehículo y con qué código la conoce cada marca.',
  },
  {
    title: 'Servicio',
    drawing: 'pump',
    explanation: 'Atención personalizada: cada casa de repuestos tiene un vendedor que la conoce por su nombre.',
  },
  {
    title: 'Confianza',
    drawing: 'disc',
    explanation: 'Lo que te decimos se cumple: el precio, el plazo y la pieza que pediste.',
  },
  {
    title: 'Responsabilidad',
    drawing: 'hub',
    explanation: 'Los pedidos llegan bien: lo que pediste, completo y en condiciones.',
  },
  {
    title: 'Flexibilidad',
    drawing: 'shock',
    explanation:
      'Nos adaptamos a cada situación: la urgencia del taller, el envío al interior o el retiro por mostrador.',
  },
];
