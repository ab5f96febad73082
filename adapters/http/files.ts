import { filesFromWire, filesWire } from '#adapters/wire/distributor.wire.ts';
import type { FileService } from '#core/files/file.service.ts';
import { type Call, isCallMissing } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** The lists of the folders Flyers and Popups (docs/rules/files.md 6). */
export const createFileService = (call: Call): FileService => ({
  async list(_caller, folder) {
    const own = await call({ method: 'GET', path: `/api/Files/${folder}` }, filesWire);
    // The files call with a category that existing servers have.
    const isElsewhere = !own.ok && isCallMissing(own.val);
    const answer = isElsewhere ? await call({ method: 'GET', path: `/api/admin-files/${folder}` }, filesWire) : own;
    return answer.map((files) => filesFromWire(files, folder)).mapErr(catalogueFailure);
  },
});
