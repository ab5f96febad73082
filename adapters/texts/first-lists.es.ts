/**
 * What a new distributor's claims and warranties begin with, so that its customers can make them from the first day;
 * all of it is an administrator's to change (docs/rules/setup.md 3).
 */
export const firstClaimOrigins = ['Factura', 'Pedido'] as const;

export const firstClaimReasons = [
  'Faltante de mercadería',
  'Artículo equivocado',
  'Mercadería dañada',
  'Diferencia de precio',
  'Devolución por error de pedido',
] as const;

export const firstFaultSequences = [
  { title: 'Falla al instalar', detail: 'No encaja, no gira o no enciende al colocarlo.' },
  { title: 'Falla inmediata', detail: 'Anduvo al colocarlo y falló antes de los 1.000 km.' },
  { title: 'Falla progresiva', detail: 'Empezó con ruido, juego o pérdida y fue empeorando.' },
  { title: 'Rotura repentina', detail: 'Se rompió de golpe, sin avisos.' },
  { title: 'Falla intermitente', detail: 'Aparece y se va: en frío, en caliente o con carga.' },
] as const;
