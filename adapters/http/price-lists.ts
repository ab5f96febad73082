import * as z from 'zod/mini';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  makingStateFromWire,
  makingStateWire,
  priceListsFromWire,
  priceListsWire,
} from '#adapters/wire/price-lists.wire.ts';
import type {
  MakingState,
  PriceListFailure,
  PriceListMakingService,
  PriceListService,
} from '#core/price-lists/price-list.service.ts';
import { type Call, type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { receivedFile } from './received-file.ts';

/** A list that was never made is made before it is sent: a large catalogue's takes minutes, in milliseconds. */
const fileMs = 10 * 60 * 1000;

/** `api/Files/price-list…` over HTTP. */
export const createPriceListService = (call: Call, settings: HttpSettings): PriceListService => {
  const patientCall = createLongCall(settings, fileMs);
  return {
    async lists() {
      const answer = await call({ method: 'GET', path: '/api/Files/price-list' }, priceListsWire);
      return answer.map(priceListsFromWire).mapErr(priceListFailure);
    },
    async file(_caller, name) {
      const request = { method: 'GET', path: '/api/Files/price-list-file', query: { name } } as const;
      const answer = await patientCall(request, namedFileWire);
      return answer.map(receivedFile).mapErr(priceListFailure);
    },
  };
};

/** `api/Vl/Update/create-prices-files` over HTTP. */
export const createPriceListMakingService = (call: Call): PriceListMakingService => {
  const path = '/api/Vl/Update/create-prices-files';
  const state: PriceListMakingService['state'] = async () => {
    const answer = await call({ method: 'GET', path }, makingStateWire);
    return answer.map(makingStateFromWire).mapErr(priceListFailure);
  };
  return {
    state,
    async start() {
      const answer = await call({ method: 'POST', path }, z.unknown());
      const read = answer.map((body) => z.safeParse(makingStateWire, body));
      // Another back end may say no more than that it took the request (docs/rules/wire.md 6).
      return read
        .map(({ data }) => (data === undefined ? unknownProgress : makingStateFromWire(data)))
        .mapErr(priceListFailure);
    },
  };
};

/** Where the server says nothing of it, it counts as running. */
const unknownProgress: MakingState = {
  state: 'running',
  progress: null,
  startedAt: null,
  finishedAt: null,
  error: null,
};

const priceListFailure = (failure: CallFailure): PriceListFailure => {
  if (failure.code !== 'problem') return failure;
  return { code: failure.problem === 'price-list-not-found' ? 'price-list-not-found' : 'unreachable' };
};
