import type { SearchDocument, Stock } from '#core/search/index/document.ts';

const families = [
  ['Motor', 'Bombas de agua', 'Correas Poli V', 'Kits de Distribución', 'Tensores y poleas'],
  ['Suspensión', 'Amortiguadores', 'Bieletas', 'Extremos de Dirección', 'Parrillas', 'Rótulas'],
  ['Encendido', 'Bujías de Encendido', 'Bujías Incandescentes', 'Bobinas de Ignición'],
  ['Frenos y Embragues', 'Pastillas de Freno', 'Discos y campanas', 'Embragues'],
  ['Rodamientos', 'Rodamientos de Rueda', 'Mazas de rueda', 'Rodamientos de aplicación general', 'Retenes'],
  ['Transmisión', 'Crucetas', 'Homocinéticas', 'Semiejes'],
] as const;
const brands =
  'NGK Bosch SKF FAG Corven Sachs Monroe Gates Dayco Brembo Frasle Valeo LUK Ferodo Hescher Hellux Magneti Denso INA SNR';
const models =
  'Gol Corsa Palio Uno Fiesta Focus Ka Clio Kangoo Duster Hilux Ranger Amarok Saveiro Partner Berlingo 206 207 208 Cronos';
const details =
  'delantero trasero izquierdo derecho inferior superior reforzado original blindado cónico cerámico ventilado hidráulico con sin buje tornillo sensor rosca larga corta resorte gas aceite';
const engines = '1.4 8V|1.6 8V|1.6 16V|2.0 TDi|1.9 Diesel|2.8 Turbo|Zetec 1.6|Fire 1.3|K4M 1.6 16V|EcoSport 2.0';

/** A sequence of whole numbers below a limit that every machine repeats (a linear congruential generator). */
function sequence(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** `count` products like those of an auto-parts distributor, one by one, always the same. */
export function* generatedCatalogue(count: number): Generator<SearchDocument> {
  const below = sequence(1989);
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  const several = <Value>(most: number, make: () => Value): Value[] => Array.from({ length: 1 + below(most) }, make);
  const [brandNames, modelNames, detailWords, engineNames] = [brands, models, details, engines].map((list) =>
    list.split(list.includes('|') ? '|' : ' '),
  ) as [string[], string[], string[], string[]];
  /** Every vehicle has one engine and its years: a part says of each what all others say. */
  const fitting = (vehicleId: number) => {
    const from = 1985 + (vehicleId % 25);
    return { vehicleId, engine: engineNames[vehicleId % engineNames.length] ?? '', from, to: from + 12 };
  };
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';
  const aCode = (): string => {
    const stem = `${oneOf([...letters])}${oneOf([...letters])}`;
    return oneOf([
      `${6000 + below(400)}-${below(10)}RS${below(count)}`,
      `${stem}${below(count)}${oneOf([...letters])}`,
      `${below(1000)}.${below(1000)}/${below(1000)}`,
      `${stem} ${below(100)}-${below(count)}`,
    ]);
  };
  for (let key = 1; key <= count; key++) {
    const familyId = below(families.length);
    const [familyName, ...subtypes] = families[familyId] as (typeof families)[number];
    const subtype = below(subtypes.length);
    const typeName = subtypes[subtype] ?? '';
    const brandId = below(40);
    const brandName = `${brandNames[brandId % 20] ?? ''}${brandId < 20 ? '' : ' Premium'}`;
    yield {
      key,
      code: aCode(),
      brandId: brandId + 1,
      brandName,
      typeId: (familyId + 1) * 100 + subtype,
      typeName,
      parentTypeId: familyId + 1,
      parentTypeName: familyName,
      description: `${typeName} ${several(4, () => oneOf(detailWords)).join(' ')} serie ${below(5000)}`,
      codes: several(6, () => ({
        code: aCode(),
        brand: oneOf(brandNames),
        kind: oneOf(['equivalent', 'equivalent', 'equivalent', 'internal', 'relation'] as const),
      })),
      words: several(4, () => `${oneOf(modelNames)} ${oneOf(detailWords)} ${1985 + below(40)}-${1985 + below(40)}`),
      applications: several(4, () => fitting(below(900))),
      engines: several(2, () => oneOf(engineNames)),
      stock: below(3) as Stock,
      hasOffer: below(20) === 0,
      numbers: { interior: below(90), exterior: 90 + below(90), dientes: below(60) },
      texts: { posición: oneOf(['Delantero', 'Trasero']), otrosRosca: `M${10 + below(10)}` },
    };
  }
}
