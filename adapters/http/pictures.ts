import * as z from 'zod/mini';
import { offerValueQuantitiesFromWire, offerValueQuantitiesWire } from '#adapters/wire/offers.wire.ts';
import {
  base64Of,
  lotTitlesFromWire,
  lotTitlesWire,
  pictureFromWire,
  picturesWire,
  pictureWire,
} from '#adapters/wire/pictures.wire.ts';
import type { PictureService, PicturesFailure } from '#core/files/picture.service.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { saved } from './saved.ts';

const path = '/api/admin-files';

const failureOf = (failure: CallFailure): PicturesFailure =>
  failure.code === 'problem' ? ownFailure<PicturesFailure>(failure.problem, failure.facts) : failure;

/** `api/admin-files` and the lists of offers over HTTP. */
export const createPictureService = (call: Call): PictureService => ({
  async list(_caller, folder) {
    const answer = await call({ method: 'GET', path: `${path}/${folder}` }, picturesWire);
    return answer.map((files) => files.map((file) => pictureFromWire(file, folder))).mapErr(failureOf);
  },
  async put(_caller, { folder, name, content }) {
    const body = { name, content: base64Of(content), category: folder };
    const answer = await saved(call, { method: 'POST', path, body }, pictureWire);
    return answer.map((file) => pictureFromWire(file ?? { name, size: content.length }, folder)).mapErr(failureOf);
  },
  async remove(_caller, folder, name) {
    const at = `${path}/${folder}/${encodeURIComponent(name)}`;
    return (await call({ method: 'DELETE', path: at }, z.unknown())).map(() => null).mapErr(failureOf);
  },
  async lots() {
    const answer = await call({ method: 'GET', path: '/api/Offers/lots-complete' }, lotTitlesWire);
    return answer.map(lotTitlesFromWire).mapErr(failureOf);
  },
  async valueQuantities() {
    const answer = await call({ method: 'GET', path: '/api/Offers/value-quantity-complete' }, offerValueQuantitiesWire);
    return answer.map(offerValueQuantitiesFromWire).mapErr(failureOf);
  },
});
