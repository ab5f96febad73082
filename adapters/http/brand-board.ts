import { brandBoardFromWire, brandBoardWire } from '#adapters/wire/brand-board.wire.ts';
import type { WantedBoard } from '#core/segments/brand-board.ts';
import type { BrandBoardDesk, BrandBoardFailure } from '#core/segments/brand-board-desk.ts';
import type { Call, CallFailure } from './call.ts';
import { ifMatch } from './customer-configuration.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/VehiclesBrandSegments/container';

const failureOf = (failure: CallFailure): BrandBoardFailure =>
  failure.code === 'problem' ? ownFailure<BrandBoardFailure>(failure.problem, failure.facts) : failure;

const bodyOf = ({ unassigned, assigned }: WantedBoard) => ({
  unassigned: unassigned.map((id) => ({ id })),
  assigned: assigned.map(({ id, vehiclesBrands }) => ({
    id,
    vehiclesBrands: vehiclesBrands.map((brand) => ({ id: brand })),
  })),
});

/** `api/VehiclesBrandSegments/container` over HTTP. */
export const createBrandBoardDesk = (call: Call): BrandBoardDesk => ({
  async read() {
    return (await call({ method: 'GET', path }, brandBoardWire)).map(brandBoardFromWire).mapErr(failureOf);
  },
  async save(_caller, wanted, seen) {
    const request = { method: 'PUT', path, body: bodyOf(wanted), ...ifMatch(seen) } as const;
    return (await call(request, brandBoardWire)).map(brandBoardFromWire).mapErr(failureOf);
  },
});
