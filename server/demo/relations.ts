import type { DemoPart, DemoProduct, DemoProductType, DemoRelation } from '#adapters/postgres/demo/demo-rows.ts';
import type { SubfamilyName } from './taxonomy.ts';

/** Parts that are changed together on a vehicle. */
const together: readonly (readonly [SubfamilyName, SubfamilyName, title: string, quantity: number, notes?: string])[] =
  [
    ['Kits de Distribución', 'Correas de Distribución', 'Contenido del kit', 1],
    ['Kits de Distribución', 'Tensores y poleas', 'Contenido del kit', 2, 'tensor y guía'],
    ['Kits de Distribución', 'Bombas de agua', 'Complementos', 1],
    ['Embragues', 'Crapodinas mecánicas', 'Contenido del kit', 1],
    ['Discos y campanas', 'Pastillas de Freno', 'Complementos', 1],
    ['Amortiguadores', 'Rodamiento de Suspensión', 'Complementos', 2, 'uno por lado'],
    ['Homocinéticas', 'Tricetas', 'Complementos', 1],
    ['Mazas de rueda', 'Rodamientos de Rueda', 'Contenido del kit', 1],
    ['Extremos de Dirección', 'Axiales', 'Complementos', 1],
    ['Bujías de Encendido', 'Bobinas de Ignición', 'Complementos', 1],
  ];

const knownParts = 7;

/** Relations between products that fit the same version, of one brand where it makes both. */
export const relateProducts = (parts: readonly DemoPart[], types: readonly DemoProductType[]): DemoRelation[] => {
  const typeIds = new Map<string, number>(types.map(({ id, name }) => [name, id]));
  const fitting = new Map<string, DemoPart>();
  for (const part of parts) {
    for (const { vehicleId, engine } of part.fits) {
      const key = `${part.typeId} ${vehicleId} ${engine}`;
      if (!fitting.has(key)) fitting.set(key, part);
    }
  }
  const changed = together.flatMap(([subfamily, other, title, quantity, notes = '']) => {
    const typeId = typeIds.get(subfamily);
    const otherTypeId = typeIds.get(other);
    return parts
      .filter((part) => part.typeId === typeId)
      .flatMap((part) => {
        const [fit] = part.fits;
        const match = fit && fitting.get(`${otherTypeId} ${fit.vehicleId} ${fit.engine}`);
        if (match === undefined) return [];
        return part.products.flatMap((product) => {
          const related = sameBrandOrFirst(match.products, product.brandId);
          if (related === undefined) return [];
          return [{ productId: product.id, relatedId: related.id, title, quantity, notes }];
        });
      });
  });
  return [...changed, ...replacements(parts), ...equivalents(parts)];
};

/** A discontinued part leads to another maker's. */
const replacements = (parts: readonly DemoPart[]): DemoRelation[] =>
  parts.flatMap(({ products }) =>
    products.flatMap(({ id, rows: [own] }) => {
      const made = products.find((other) => other.id !== id && other.rows[0]?.isDiscontinued === false);
      if (!own?.isDiscontinued || made === undefined) return [];
      const notes = 'Reemplaza al discontinuado sin cambios';
      return [{ productId: id, relatedId: made.id, title: 'Reemplazos', quantity: 1, notes }];
    }),
  );

/** For well-known parts the distributor itself says which replaces which. */
const equivalents = (parts: readonly DemoPart[]): DemoRelation[] =>
  parts.slice(0, knownParts).flatMap(({ products: [first, second] }) => {
    if (first === undefined || second === undefined) return [];
    const notes = 'Mismas medidas';
    return [{ productId: first.id, relatedId: second.id, title: 'Equivalentes', quantity: 1, notes }];
  });

const sameBrandOrFirst = (products: readonly DemoProduct[], brandId: number): DemoProduct | undefined =>
  products.find((product) => product.brandId === brandId) ?? products[0];
