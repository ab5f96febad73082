import type { TypeReach } from '#core/search/type-reach.ts';
import type { Vehicle, VehicleBrand, VehicleBrandSegment } from '#core/segments/vehicle.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { asId, type ProductTypeId } from '#core/shared/ids.ts';
import { numericId } from '../numeric-ids.ts';
import type { TaxonomyNames } from '../taxonomy/taxonomy.repository.port.ts';
import { sharedFilters, subfamilyFilters } from './derived-filters.ts';
import type { Family, FamilyFilter } from './family.service.ts';
import { sortedValues } from './filter-values.ts';
import type { FilterRule } from './filters-by-family.ts';

export interface FamilySources {
  readonly types: TaxonomyNames['types'];
  /** What the products of each type itself reach. */
  readonly reach: ReadonlyMap<number, TypeReach>;
  readonly segments: readonly VehicleBrandSegment[];
  readonly vehicleBrands: readonly VehicleBrand[];
  readonly vehicles: readonly Vehicle[];
  /** Types that are not to be shown; a family takes its subfamilies with it. */
  readonly hidden: ReadonlySet<ProductTypeId>;
  /** The Spanish name of an attribute. */
  readonly labelOf: (property: string) => string;
}

/** A family with what its products have: the search needs the values, the wire does not. */
export interface KnownFamily extends Family {
  readonly values: ReadonlyMap<string, ReadonlySet<string>>;
}

export const familiesOf = (sources: FamilySources): readonly KnownFamily[] => {
  const { types, hidden } = sources;
  const shown = [...types].filter(
    ([id, { parentId }]) => !hidden.has(id) && (parentId === null || !hidden.has(parentId)),
  );
  const childrenOf = (id: ProductTypeId) => shown.filter(([, { parentId }]) => parentId === id);
  const roots = shown.filter(([, { parentId }]) => parentId === null);
  const ordered = roots.flatMap(([id, { name }]) => [
    { id, name, parentId: null, children: childrenOf(id) },
    ...childrenOf(id).map(([childId, child]) => ({ id: childId, ...child, children: [] })),
  ]);
  const describe = describer(sources);
  return ordered.map((type, place) => ({
    ...describe(
      type.id,
      type.name,
      type.children.map(([id, { name }]) => ({ id, name })),
    ),
    productTypeParentId: type.parentId,
    order: place + 1,
  }));
};

interface NamedType {
  readonly id: ProductTypeId;
  readonly name: string;
}

const describer = ({ reach, segments, vehicleBrands, vehicles, labelOf }: FamilySources) => {
  const brandOfVehicle = new Map(vehicles.map(({ id, vehicleBrandId }) => [numericId(id), vehicleBrandId]));
  const reachOf = (id: ProductTypeId): TypeReach | undefined => reach.get(numericId(id));
  const rulesOf = ({ id, name }: NamedType) => subfamilyFilters(name, reachOf(id)?.values ?? new Map());
  const titled = ({ type, property }: FilterRule, values: KnownFamily['values']): FamilyFilter => ({
    type,
    property,
    title: labelOf(property),
    options: type === 'Dropdown' ? sortedValues(values.get(property) ?? []) : [],
  });

  return (id: ProductTypeId, name: string, children: readonly NamedType[]) => {
    const reached = joined([id, ...children.map((child) => child.id)].flatMap((each) => reachOf(each) ?? []));
    const stocked = children.filter((child) => reachOf(child.id) !== undefined);
    const rules = children.length === 0 ? rulesOf({ id, name }) : sharedFilters(stocked.map(rulesOf));
    const brandIds = new Set([...reached.vehicleIds].flatMap((vehicle) => brandOfVehicle.get(vehicle) ?? []));
    const fitted = vehicleBrands.filter((brand) => brandIds.has(brand.id));
    const segmentIds = new Set(fitted.map(({ vehicleBrandSegmentId }) => vehicleBrandSegmentId));
    return {
      id,
      name,
      filters: rules.map((rule) => titled(rule, reached.values)),
      values: reached.values,
      vehicleBrandIds: fitted.map((brand) => brand.id),
      vehicleBrandSegmentIds: segments.filter((segment) => segmentIds.has(segment.id)).map((segment) => segment.id),
      productBrandIds: [...reached.brandIds].sort((a, b) => a - b).map((brand) => asId<'product-brand'>(String(brand))),
    };
  };
};

const joined = (parts: readonly TypeReach[]): TypeReach => {
  const [only] = parts;
  if (only !== undefined && parts.length === 1) return only;
  const values = new Map<string, Set<string>>();
  for (const [property, of] of parts.flatMap((part) => [...part.values])) {
    const known = getOrCreate(values, property, () => new Set());
    for (const value of of) known.add(value);
  }
  return {
    brandIds: new Set(parts.flatMap((part) => [...part.brandIds])),
    vehicleIds: new Set(parts.flatMap((part) => [...part.vehicleIds])),
    values,
  };
};
