import type * as z from 'zod/mini';
import { brandBoardFromWire, brandBoardWire } from '#adapters/wire/brand-board.wire.ts';
import type { BrandBoardFailure, BrandBoardService } from '#core/segments/brand-board.service.ts';
import type { WantedBoard } from '#core/segments/brand-board.ts';
import type { Call, CallFailure } from './call.ts';
import { ifMatch } from './customer-configuration.ts';
import { ownFailure } from './own-failure.ts';
import { savedOrRead } from './saved.ts';

const path = '/api/VehiclesBrandSegments/container';

const failureOf = (failure: CallFailure): BrandBoardFailure =>
  failure.code === 'problem' ? ownFailure<BrandBoardFailure>(failure.problem, failure.facts) : failure;

type Answer = z.infer<typeof brandBoardWire>;

/**
 * What was answered, with the brands where they are wanted now: another back end may take names and ids as it gave
 * them.
 */
const bodyOf = ({ unassigned, assigned }: WantedBoard, read: Answer) => {
  const segments = new Map(read.assigned.map((segment) => [String(segment.id), segment]));
  const listed = [...read.unassigned, ...read.assigned.flatMap(({ vehiclesBrands }) => vehiclesBrands)];
  const brands = new Map(listed.map((brand) => [String(brand.id), brand]));
  return {
    unassigned: unassigned.map((id) => ({ ...(brands.get(id) ?? { id }), vehicleBrandSegmentId: null })),
    assigned: assigned.map(({ id, vehiclesBrands }) => {
      const { id: named, name } = segments.get(id) ?? { id, name: null };
      const inIt = vehiclesBrands.map((brand) => brands.get(brand) ?? { id: brand });
      return {
        id: named,
        name,
        vehiclesBrands: inIt.map((brand) => ({ ...brand, vehicleBrandSegmentId: named })),
      };
    }),
  };
};

/** `api/VehiclesBrandSegments/container` over HTTP. */
export const createBrandBoardService = (call: Call): BrandBoardService => {
  let last: Answer = { unassigned: [], assigned: [] };
  const read = async () =>
    (await call({ method: 'GET', path }, brandBoardWire)).map((answer) => {
      last = answer;
      return answer;
    });
  return {
    async read() {
      return (await read()).map(brandBoardFromWire).mapErr(failureOf);
    },
    async save(_caller, wanted, seen) {
      const request = { method: 'PUT', path, body: bodyOf(wanted, last), ...ifMatch(seen) } as const;
      return (await savedOrRead(call, request, brandBoardWire, read)).map(brandBoardFromWire).mapErr(failureOf);
    },
  };
};
