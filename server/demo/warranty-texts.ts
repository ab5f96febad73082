/** How a fault shows. */
export const faultSequences = [
  { title: 'Falla al instalar', detail: 'No encaja, no gira o no enciende al colocarlo.' },
  { title: 'Falla inmediata', detail: 'Anduvo al colocarlo y falló antes de los 1.000 km.' },
  { title: 'Falla progresiva', detail: 'Empezó con ruido, juego o pérdida y fue empeorando.' },
  { title: 'Rotura repentina', detail: 'Se rompió de golpe, sin avisos.' },
  { title: 'Falla intermitente', detail: 'Aparece y se va: en frío, en caliente o con carga.' },
] as const;

/** What the workshop tells of a part of each family, by the place of the way it failed, from 1. */
export const faultNotes: Readonly<Record<string, readonly (readonly [sequence: number, note: string])[]>> = {
  Motor: [
    [3, 'Empezó con un chillido en frío y a las dos semanas ya era permanente.'],
    [2, 'Pierde refrigerante por el retén. Se colocó con junta nueva y se purgó el circuito.'],
    [4, 'Se cortó en ruta. Las poleas estaban alineadas y el tensor se cambió junto.'],
  ],
  Suspensión: [
    [3, 'Golpea en los lomos de burro. Se cambiaron los dos lados y falla uno solo.'],
    [2, 'Perdió el aceite antes del primer service. La cazoleta y el tope son nuevos.'],
    [3, 'Tomó juego la rótula. El guardapolvo está sano.'],
  ],
  Encendido: [
    [5, 'Falla en un cilindro cuando levanta temperatura. Cambiándola de lugar, la falla se va con ella.'],
    [1, 'No da chispa desde que se colocó. La ficha y la alimentación están bien.'],
  ],
  'Frenos y Embragues': [
    [3, 'Vibra al frenar arriba de 80. Se controló el alabeo de la maza y está en medida.'],
    [2, 'Patina con carga desde los primeros kilómetros. El volante se rectificó.'],
    [3, 'Chilla al frenar en caliente. Las correderas están limpias y engrasadas.'],
  ],
  Rodamientos: [
    [3, 'Empezó con un zumbido a los 60 km/h y fue en aumento.'],
    [3, 'Tomó juego a los pocos meses. Se colocó con prensa y con la tuerca al torque indicado.'],
    [1, 'Gira áspero desde nuevo, sin colocar.'],
  ],
  Transmisión: [
    [3, 'Hace ruido al doblar con el volante a tope. El fuelle está sano y con grasa.'],
    [4, 'Se partió la jaula en una salida. El eje y la maza están bien.'],
  ],
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
