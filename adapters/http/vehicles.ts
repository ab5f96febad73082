import {
  enginesWire,
  segmentsFromWire,
  segmentsWire,
  vehicleBrandsFromWire,
  vehicleBrandsWire,
  vehicleProductsFromWire,
  vehicleProductsWire,
  vehicleSearchToWire,
  vehiclesFromWire,
  vehiclesWire,
} from '#adapters/wire/vehicles.wire.ts';
import type { VehicleService } from '#core/catalogue/vehicles/vehicle.service.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** The vehicle lists and `search-by-vehicle` over HTTP. */
export const createVehicleService = (call: Call): VehicleService => ({
  async segments() {
    const answer = await call({ method: 'GET', path: '/api/VehiclesBrandSegments' }, segmentsWire);
    return answer.map(segmentsFromWire).mapErr(catalogueFailure);
  },

  // Every back end answers all brands; the choice of a segment is made here, so that one answer serves all of them.
  async brands(_caller, segmentId) {
    const answer = await call({ method: 'GET', path: '/api/VehicleBrands' }, vehicleBrandsWire);
    return answer
      .map(vehicleBrandsFromWire)
      .map((brands) => brands.filter((brand) => segmentId === null || brand.vehicleBrandSegmentId === segmentId))
      .mapErr(catalogueFailure);
  },

  async vehicles(_caller, brandId) {
    const path = brandId === null ? '/api/Vehicle' : `/api/Vehicles/from-brand/${encodeURIComponent(brandId)}`;
    return (await call({ method: 'GET', path }, vehiclesWire)).map(vehiclesFromWire).mapErr(catalogueFailure);
  },

  async engines(_caller, vehicleId) {
    const path = `/api/Products/engines-from-vehicle/${encodeURIComponent(vehicleId)}`;
    return (await call({ method: 'GET', path }, enginesWire)).mapErr(catalogueFailure);
  },

  async search(_caller, request) {
    const path = `/api/Products/search-by-vehicle/${encodeURIComponent(request.vehicleId)}`;
    const body = vehicleSearchToWire(request);
    const answer = await call({ method: 'POST', path, body }, vehicleProductsWire);
    return answer.map(vehicleProductsFromWire).mapErr(catalogueFailure);
  },
});
