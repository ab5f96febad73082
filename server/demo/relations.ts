import type { DemoPart, DemoProduct, DemoProductType, DemoRelation } from '#adapters/postgres/demo/demo-rows.ts';
import type { SubfamilyName } from './taxonomy.ts';

/** What is changed together on a vehicle. */
const together: readonly (readonly [SubfamilyName, SubfamilyName, title: 'Kit' | 'Complementa', quantity: number])[] = [
  ['Kits de Distribución', 'Correas de Distribución', 'Kit', 1],
  ['Kits de Distribución', 'Tensores y poleas', 'Kit', 1],
  ['Kits de Distribución', 'Bombas de agua', 'Complementa', 1],
  ['Embragues', 'Crapodinas mecánicas', 'Kit', 1],
  ['Discos y campanas', 'Pastillas de Freno', 'Complementa', 1],
  ['Amortiguadores', 'Rodamiento de Suspensión', 'Complementa', 2],
  ['Homocinéticas', 'Tricetas', 'Complementa', 1],
  ['Mazas de rueda', 'Rodamientos de Rueda', 'Kit', 1],
  ['Extremos de Dirección', 'Axiales', 'Complementa', 1],
  ['Bujías de Encendido', 'Bobinas de Ignición', 'Complementa', 1],
];

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
  return together.flatMap(([subfamily, other, title, quantity]) => {
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
          return [{ productId: product.id, relatedId: related.id, title, quantity, notes: '' }];
        });
      });
  });
};

const sameBrandOrFirst = (products: readonly DemoProduct[], brandId: number): DemoProduct | undefined =>
  products.find((product) => product.brandId === brandId) ?? products[0];
