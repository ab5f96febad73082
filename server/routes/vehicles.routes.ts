import * as z from 'zod/mini';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { idFromWire, idWire, optionalIdFromWire, optionalIdWire } from '#adapters/wire/ids.wire.ts';

import {
  enginesWire,
  segmentsWire,
  vehicleBrandsWire,
  vehicleProductsWire,
  vehicleSearchFromWire,
  vehicleSearchWire,
  vehiclesWire,
} from '#adapters/wire/vehicles.wire.ts';
import type { VehicleService } from '#core/catalogue/vehicles/vehicle.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer, sendJson } from '../problems.ts';
import type { App } from './app.ts';
import { vehicleProductsJson } from './product-groups-json.ts';

const idParams = z.object({ id: idWire });

export const vehicleRoutes = (app: App, service: VehicleService, guard: Guard): void => {
  app.get(
    '/api/VehiclesBrandSegments',
    { ...guard('catalogue'), schema: { tags: ['Vehicles'], response: { 200: segmentsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.segments(callerOf(request)), (segments) => segments, catalogueProblem),
  );

  app.get(
    '/api/VehicleBrands',
    {
      ...guard('catalogue'),
      schema: {
        tags: ['Vehicles'],
        querystring: z.object({ vehicleBrandSegmentId: optionalIdWire }),
        response: { 200: vehicleBrandsWire },
      },
    },
    async (request, reply) => {
      const segmentId = optionalIdFromWire<'segment'>(request.query.vehicleBrandSegmentId);
      return sendAnswer(
        reply,
        await service.brands(callerOf(request), segmentId),
        (brands) => brands,
        catalogueProblem,
      );
    },
  );

  app.get(
    '/api/Vehicle',
    { ...guard('catalogue'), schema: { tags: ['Vehicles'], response: { 200: vehiclesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.vehicles(callerOf(request), null), (vehicles) => vehicles, catalogueProblem),
  );

  app.get(
    '/api/Vehicles/from-brand/:id',
    { ...guard('catalogue'), schema: { tags: ['Vehicles'], params: idParams, response: { 200: vehiclesWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.vehicles(callerOf(request), idFromWire(request.params.id)),
        (vehicles) => vehicles,
        catalogueProblem,
      ),
  );

  app.get(
    '/api/Products/engines-from-vehicle/:id',
    { ...guard('catalogue'), schema: { tags: ['Products'], params: idParams, response: { 200: enginesWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.engines(callerOf(request), idFromWire(request.params.id)),
        (engines) => engines,
        catalogueProblem,
      ),
  );

  app.post(
    '/api/Products/search-by-vehicle/:id',
    {
      ...guard('catalogue'),
      schema: {
        tags: ['Products'],
        params: idParams,
        body: vehicleSearchWire,
        response: { 200: vehicleProductsWire },
      },
    },
    async (request, reply) => {
      const search = vehicleSearchFromWire(idFromWire(request.params.id), request.body);
      const answer = await service.search(callerOf(request), search);
      return sendJson(reply, answer, vehicleProductsJson, catalogueProblem);
    },
  );
};
