import type * as z from 'zod/mini';
import {
  documentDetailsToWire,
  documentFilterToWire,
  listedDocumentFromWire,
  listedDocumentWire,
  listedPageFromWire,
  listedPageWire,
} from '#adapters/wire/account-documents.wire.ts';
import {
  managedDocumentFromWire,
  managedDocumentsWire,
  type managedDocumentWire,
} from '#adapters/wire/current-account.wire.ts';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { parseDocumentTitle } from '#core/current-account/document-title.ts';
import type {
  AccountDocumentFailure,
  AccountDocumentService,
  ListedDocument,
} from '#core/current-account/management/account-document.service.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { base64Of } from './base64.ts';
import { type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { isNamedCallMissing, ownFailure } from './own-failure.ts';

const path = '/api/Management/AccountDocuments';
/** A PDF of the largest size over a slow line, in milliseconds. */
const uploadMs = 2 * 60 * 1000;

/** `api/Management/AccountDocuments` over HTTP, which existing servers do not have. */
export const createAccountDocumentService = (settings: HttpSettings): AccountDocumentService => {
  const call = createLongCall(settings, uploadMs);
  const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;
  const one = async (request: Parameters<typeof call>[0]) =>
    (await call(request, listedDocumentWire)).map(listedDocumentFromWire).mapErr(documentFailure);
  return {
    async list(_caller, filter, after) {
      const query = { ...documentFilterToWire(filter), ...(after === null ? {} : { after }) };
      const answer = await call({ method: 'GET', path, query }, listedPageWire);
      const page = answer.map(listedPageFromWire).mapErr(documentFailure);
      if (page.ok || page.val.code !== 'not-offered') return page;
      const title = filter.text.trim();
      if (title === '') return Ok({ documents: [], next: null, onAccount: [], isManaged: false });
      const found = await call({ method: 'GET', path: '/api/CurrentAccounts', query: { title } }, managedDocumentsWire);
      return found
        .map((documents) => ({ documents: documents.map(foundByNumber), next: null, onAccount: [], isManaged: false }))
        .mapErr(documentFailure);
    },
    one: (_caller, id) => one({ method: 'GET', path: pathOf(id) }),
    create: (_caller, details) => one({ method: 'POST', path, body: documentDetailsToWire(details) }),
    correct: (_caller, id, version, details) =>
      one({
        method: 'PUT',
        path: pathOf(id),
        body: documentDetailsToWire(details),
        headers: { 'if-match': entityTagOf(version) },
      }),
    attach: (_caller, id, content) =>
      one({ method: 'PUT', path: `${pathOf(id)}/pdf`, body: { content: base64Of(content) } }),
    attachByName: (_caller, name, content) =>
      one({ method: 'POST', path: `${path}/pdf`, body: { name, content: base64Of(content) } }),
  };
};

/** A document as a server answers that finds documents by their number only. */
const foundByNumber = (wire: z.infer<typeof managedDocumentWire>): ListedDocument => {
  const document = managedDocumentFromWire(wire);
  const name = parseDocumentTitle(document.title) ?? { letter: 'A', pointOfSale: 0, number: 0 };
  return { ...document, ...name, customerId: asId(''), customerCode: '', version: 0 };
};

const documentFailure = (failure: CallFailure): AccountDocumentFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  if (isNamedCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<AccountDocumentFailure>(failure.problem, failure.facts);
};
