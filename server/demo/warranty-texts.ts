/** How a fault shows. */
export { firstFaultSequences as faultSequences } from '#adapters/texts/first-lists.es.ts';

/** What the workshop says of a part, by the drawing of its subfamily; with the place of the way it failed, from 1. */
export const faultNotes: Readonly<Record<string, readonly (readonly [sequence: number, note: string])[]>> = {
  belt: [
    [3, 'Empezó con un chillido en frío y a las dos semanas ya era permanente.'],
    [4, 'Se cortó en ruta. Las poleas estaban alineadas y el tensor se cambió junto.'],
  ],
  pump: [
    [2, 'Pierde por el retén desde los primeros kilómetros. Se colocó con junta nueva.'],
    [3, 'Empezó con ruido y terminó perdiendo. El circuito se purgó dos veces.'],
  ],
  coolant: [[2, 'Se puso turbio a la semana. El circuito se lavó antes de cargarlo.']],
  shock: [
    [2, 'Perdió el aceite antes del primer service. La cazoleta y el tope son nuevos.'],
    [3, 'Golpea en los lomos de burro. Se cambiaron los dos lados y falla uno solo.'],
  ],
  joint: [
    [3, 'Tomó juego a los pocos meses. El guardapolvo está sano.'],
    [2, 'Hace ruido en el empedrado desde que se colocó, con el torque indicado.'],
  ],
  arm: [[3, 'Se abrió el buje. El otro lado, colocado el mismo día, está bien.']],
  plug: [
    [2, 'Se fisuró la porcelana. Se colocó con la luz y el torque indicados.'],
    [5, 'Falla en un cilindro con carga. Cambiándola de lugar, la falla se va con ella.'],
  ],
  coil: [
    [5, 'Falla en un cilindro cuando levanta temperatura. Cambiándola de lugar, la falla se va con ella.'],
    [1, 'No da chispa desde que se colocó. La ficha y la alimentación están bien.'],
  ],
  disc: [[3, 'Vibra al frenar arriba de 80. Se controló la maza y está en medida.']],
  pad: [
    [3, 'Chilla al frenar en caliente. Las correderas están limpias y engrasadas.'],
    [4, 'Se despegó el material de una. El disco es nuevo.'],
  ],
  clutch: [
    [2, 'Patina con carga desde los primeros kilómetros. El volante se rectificó.'],
    [3, 'Trepida al salir en primera. El retén de la caja no pierde.'],
  ],
  bearing: [
    [3, 'Empezó con un zumbido a los 60 km/h y fue en aumento.'],
    [3, 'Tomó juego a los pocos meses. Se colocó con prensa y al torque indicado.'],
    [1, 'Gira áspero desde nuevo, sin colocar.'],
  ],
  hub: [[3, 'Zumba en las curvas hacia la izquierda. La punta de eje está en medida.']],
  seal: [[2, 'Pierde desde los primeros kilómetros. La pista no tiene marcas.']],
  part: [[4, 'Se despegó la goma del inserto metálico en una frenada.']],
  shaft: [
    [3, 'Hace ruido al doblar con el volante a tope. El fuelle está sano y con grasa.'],
    [4, 'Se partió la jaula en una salida. El eje y la maza están bien.'],
  ],
  cross: [[3, 'Tomó juego en un dado. Se engrasó en cada service.']],
  chain: [[4, 'Se cortó un eslabón en la segunda campaña. La tensión era la indicada.']],
};

export const acceptedWarranties = [
  'Falla de fabricación confirmada por el proveedor. Se repone sin cargo.',
  'Se acepta. Va nota de crédito por el valor de la factura.',
  'Material fuera de especificación. La reposición sale en el próximo reparto.',
] as const;

export const refusedWarranties = [
  'Colocación incorrecta: tiene marcas de golpe en la pista.',
  'Falta lubricación: el desgaste no es de fabricación.',
  'El artículo no corresponde a la aplicación declarada.',
  'El kilometraje supera el período de garantía del fabricante.',
] as const;
