import * as z from 'zod/mini';
import {
  catalogueNameFromWire,
  catalogueNameWire,
  mergePlanFromWire,
  mergePlanWire,
  namePageFromWire,
  namePageWire,
} from '#adapters/wire/catalogue-names.wire.ts';
import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import type { CatalogueNameFailure, CatalogueNameService } from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameKind } from '#core/catalogue/names/catalogue-name.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const pathOf = (kind: NameKind, ...parts: readonly string[]): string =>
  ['/api/Management/CatalogueNames', kind, ...parts.map(encodeURIComponent)].join('/');

const failureOf = (failure: CallFailure): CatalogueNameFailure =>
  failure.code === 'problem' ? ownFailure<CatalogueNameFailure>(failure.problem, failure.facts) : failure;

/** `api/Management/CatalogueNames` over HTTP, which existing servers do not have. */
export const createCatalogueNameService = (call: Call): CatalogueNameService => ({
  async page(_caller, kind, { isTop, ...filter }, after) {
    const query = { ...filter, level: isTop ? 'top' : 'all', ...(after === null ? {} : { after }) };
    const answer = await call({ method: 'GET', path: pathOf(kind), query }, namePageWire);
    return answer.map(namePageFromWire).mapErr(failureOf);
  },
  async one(_caller, kind, id) {
    const answer = await call({ method: 'GET', path: pathOf(kind, id) }, catalogueNameWire);
    return answer.map(catalogueNameFromWire).mapErr(failureOf);
  },
  async create(_caller, kind, details) {
    const answer = await call({ method: 'POST', path: pathOf(kind), body: details }, catalogueNameWire);
    return answer.map(catalogueNameFromWire).mapErr(failureOf);
  },
  async change(_caller, kind, id, tag, details) {
    const headers = { 'if-match': tag === null ? '*' : contentTagOf(tag) };
    const answer = await call({ method: 'PUT', path: pathOf(kind, id), body: details, headers }, catalogueNameWire);
    return answer.map(catalogueNameFromWire).mapErr(failureOf);
  },
  async mergePlan(_caller, kind, source, target) {
    const path = pathOf(kind, source, 'merge');
    const answer = await call({ method: 'GET', path, query: { into: target } }, mergePlanWire);
    return answer.map(mergePlanFromWire).mapErr(failureOf);
  },
  async merge(_caller, kind, source, target) {
    const path = pathOf(kind, source, 'merge');
    const answer = await call({ method: 'POST', path, body: { into: target } }, catalogueNameWire);
    return answer.map(catalogueNameFromWire).mapErr(failureOf);
  },
  async check(_caller, kind, id, details) {
    const query = id === null ? {} : { of: id };
    const answer = await call({ method: 'POST', path: pathOf(kind, 'check'), query, body: details }, z.unknown());
    return answer.map(() => undefined).mapErr(failureOf);
  },
  async mayRemove(_caller, kind, id) {
    const answer = await call({ method: 'GET', path: pathOf(kind, id, 'removal') }, z.unknown());
    return answer.map(() => undefined).mapErr(failureOf);
  },
  async remove(_caller, kind, id) {
    const answer = await call({ method: 'DELETE', path: pathOf(kind, id) }, z.unknown());
    return answer.map(() => undefined).mapErr(failureOf);
  },
  async forgetAlias(_caller, kind, id, aliasId) {
    const answer = await call({ method: 'DELETE', path: pathOf(kind, id, 'aliases', aliasId) }, catalogueNameWire);
    return answer.map(catalogueNameFromWire).mapErr(failureOf);
  },
});
