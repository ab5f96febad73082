import type { DemoVehicle, DemoVehicleBrand } from '#adapters/postgres/demo/demo-rows.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { cars } from './vehicles/cars.ts';
import { farmMachines, motorcycles } from './vehicles/farm-and-motorcycles.ts';
import { moreCars } from './vehicles/more-cars.ts';
import { trucks } from './vehicles/trucks.ts';
import { utilityVehicles } from './vehicles/utility-vehicles.ts';

export const segmentNames = ['Autos', 'Pick-ups y utilitarios', 'Camiones', 'Agrícola', 'Motos'] as const;
export type SegmentName = (typeof segmentNames)[number];

/** A model with one engine, over its years: what a part is said to fit. */
export interface Fitting {
  readonly vehicleId: number;
  readonly name: string;
  readonly engine: string;
  readonly from: number;
  readonly to: number | null;
}

/** Fittings that share parts: one chassis, or one engine of a maker in all its models. */
export interface Platform {
  readonly segment: SegmentName;
  /** The maker of the first model: a part's original code is its. */
  readonly maker: string;
  readonly fittings: readonly Fitting[];
}

export interface Fleet {
  readonly brands: readonly DemoVehicleBrand[];
  readonly vehicles: readonly DemoVehicle[];
  readonly chassis: readonly Platform[];
  readonly engines: readonly Platform[];
}

const texts: Readonly<Record<SegmentName, string>> = {
  Autos: cars + moreCars,
  'Pick-ups y utilitarios': utilityVehicles,
  Camiones: trucks,
  Agrícola: farmMachines,
  Motos: motorcycles,
};

const fuels: Readonly<Record<string, string>> = { n: 'Nafta', d: 'Diésel', h: 'Híbrido' };

/** All vehicles of the demo, read from their texts, with ids in the order they are written there. */
export const demoFleet = (): Fleet => {
  const brands: DemoVehicleBrand[] = [];
  const vehicles: DemoVehicle[] = [];
  const chassis: (Platform & { readonly fittings: Fitting[] })[] = [];
  const engines = new Map<string, Platform & { readonly fittings: Fitting[] }>();

  for (const [segmentIndex, segment] of segmentNames.entries()) {
    let makerGroup = '';
    let maker = '';
    let onOneChassis = true;
    for (const line of texts[segment].split('\n')) {
      const heading = /^# (.+) (\S+)$/.exec(line);
      if (heading !== null) {
        [, maker = '', makerGroup = ''] = heading;
        brands.push({ id: brands.length + 1, segmentId: segmentIndex + 1, name: maker });
      }
      if (heading !== null || line === '') onOneChassis = false;
      const colon = line.indexOf(': ');
      if (heading !== null || colon < 0) continue;

      const name = line.slice(0, colon);
      const vehicle = {
        id: vehicles.length + 1,
        brandId: brands.length,
        name,
        versions: line
          .slice(colon + 2)
          .split(', ')
          .map(readVersion),
      };
      vehicles.push(vehicle);
      const fittings = vehicle.versions.map(({ engine, from, to }) => ({
        vehicleId: vehicle.id,
        name: `${maker} ${name}`,
        engine,
        from,
        to,
      }));
      if (!onOneChassis) chassis.push({ segment, maker, fittings: [] });
      onOneChassis = true;
      chassis.at(-1)?.fittings.push(...fittings);
      for (const fitting of fittings) {
        const key = `${segment} ${makerGroup} ${fitting.engine}`;
        getOrCreate(engines, key, () => ({ segment, maker, fittings: [] })).fittings.push(fitting);
      }
    }
  }
  return { brands, vehicles, chassis, engines: [...engines.values()] };
};

const readVersion = (text: string): DemoVehicle['versions'][number] => {
  const parts = /^(.+) ([ndh]) (\d\d)-(\d\d)?$/.exec(text);
  if (parts === null) throw new Error(`not a version: ${text}`);
  const [, engine = '', fuel = '', from = '', to] = parts;
  return { engine, fuel: fuels[fuel] ?? '', from: fullYear(from), to: to === undefined ? null : fullYear(to) };
};

const fullYear = (two: string): number => (Number(two) >= 50 ? 1900 : 2000) + Number(two);
