import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { BlobContent } from './blob-content.ts';
import { type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { receivedFile } from './received-file.ts';

/** A file, after those who asked before, in milliseconds. */
const fileMs = 3 * 60 * 1000;

/** Asks for all that a list finds as a file. */
export const createListFileCall = (settings: HttpSettings) => {
  const call = createLongCall(settings, fileMs);
  return async (
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<Result<NamedFile<BlobContent>, CallFailure>> =>
    (await call({ method: 'GET', path, query }, namedFileWire)).map(receivedFile);
};
