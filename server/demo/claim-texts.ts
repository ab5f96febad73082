/** What customers claim and what is answered: `{codigo}` stands for the first article's code. */
export interface ClaimTexts {
  readonly reason: string;
  readonly notes: readonly string[];
  readonly accepted: readonly string[];
  readonly refused: readonly string[];
}

export { firstClaimOrigins as claimOrigins } from '#adapters/texts/first-lists.es.ts';

export const claimTexts: readonly ClaimTexts[] = [
  {
    reason: 'Faltante de mercadería',
    notes: [
      'En la caja no vino el {codigo}. El bulto estaba cerrado y con la faja sana.',
      'Facturaron el {codigo} y no llegó. Lo controlamos con el transportista presente.',
    ],
    accepted: [
      'Faltó en el armado. Se envía en el próximo reparto sin cargo.',
      'Se confirma el faltante. Va nota de crédito.',
    ],
    refused: ['La cámara de armado muestra el artículo en la caja. Revisen con el expreso.'],
  },
  {
    reason: 'Artículo equivocado',
    notes: [
      'Pedimos {codigo} y en la caja vino otro código con la etiqueta cambiada.',
      'El {codigo} que llegó es de otra medida. No coincide con el catálogo.',
    ],
    accepted: [
      'Error de etiquetado. Se cambia el artículo y se retira el equivocado.',
      'Se acepta el cambio: sale en el próximo reparto.',
    ],
    refused: ['El código entregado es el del pedido. La medida figura en la ficha del artículo.'],
  },
  {
    reason: 'Mercadería dañada',
    notes: [
      'El {codigo} llegó golpeado, con la caja abierta.',
      'Una unidad del {codigo} vino con la rosca marcada. Guardamos el embalaje.',
    ],
    accepted: [
      'Daño de transporte. Se repone y se reclama al expreso.',
      'Se repone la unidad dañada. Va con el próximo pedido.',
    ],
    refused: ['El remito se firmó sin observaciones: el daño se reclama al transportista dentro de las 24 horas.'],
  },
  {
    reason: 'Diferencia de precio',
    notes: [
      'El {codigo} estaba en oferta cuando mandamos el pedido y lo facturaron a precio de lista.',
      'No nos aplicaron la bonificación de la familia en el {codigo}.',
    ],
    accepted: ['Corresponde la bonificación. Va nota de crédito por la diferencia.'],
    refused: ['La oferta regía por cantidad y el pedido no la alcanzó.'],
  },
  {
    reason: 'Devolución por error de pedido',
    notes: ['Nos confundimos de aplicación con el {codigo}. Está sin uso y en su caja.'],
    accepted: ['Se recibe sin uso y con embalaje original. Va nota de crédito con 10 % de gasto.'],
    refused: [
      'Pasaron más de 15 días desde la entrega: no se reciben devoluciones.',
      'Es un artículo de pedido especial, sin devolución.',
    ],
  },
];
