import {
  discardedPicturesWire,
  keptPictureWire,
  keptToWaitWire,
  pictureMatchesFromWire,
  pictureMatchesWire,
  picturesOfProductWire,
  placedPicturesWire,
  waitingPicturesWire,
} from '#adapters/wire/product-pictures.wire.ts';
import type { ProductPictureFailure, ProductPictureService } from '#core/files/products/product-picture.service.ts';
import { base64Of } from './base64.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/ProductPictures';

const failureOf = (failure: CallFailure): ProductPictureFailure => {
  if ('isNotOffered' in failure) return { code: 'not-offered' };
  return failure.code === 'problem' ? ownFailure<ProductPictureFailure>(failure.problem, failure.facts) : failure;
};

/**
 * `api/Management/ProductPictures` over HTTP, which existing servers do not have; `sendingCall` has the time that a
 * slow line needs.
 */
export const createProductPictureService = (call: Call, sendingCall: Call): ProductPictureService => ({
  async match(_caller, names) {
    const answer = await call({ method: 'POST', path: `${path}/matches`, body: { names } }, pictureMatchesWire);
    return answer.map(pictureMatchesFromWire).mapErr(failureOf);
  },
  async send(_caller, { name, content }) {
    const body = { name, content: base64Of(content) };
    return (await sendingCall({ method: 'POST', path: `${path}/files`, body }, keptPictureWire)).mapErr(failureOf);
  },
  async place(_caller, pictures) {
    return (await sendingCall({ method: 'POST', path, body: { pictures } }, placedPicturesWire)).mapErr(failureOf);
  },
  async arrange(_caller, id, seen, names) {
    const request = { method: 'PUT', path: `${path}/${encodeURIComponent(id)}`, body: { seen, names } } as const;
    return (await call(request, picturesOfProductWire)).map((answer) => answer.names).mapErr(failureOf);
  },
  async waiting() {
    return (await call({ method: 'GET', path: `${path}/waiting` }, waitingPicturesWire)).mapErr(failureOf);
  },
  async wait(_caller, pictures) {
    const request = { method: 'POST', path: `${path}/waiting`, body: { pictures } } as const;
    return (await sendingCall(request, keptToWaitWire)).mapErr(failureOf);
  },
  async discard(_caller, names) {
    const request = { method: 'POST', path: `${path}/waiting/discard`, body: { names } } as const;
    return (await call(request, discardedPicturesWire)).mapErr(failureOf);
  },
});
