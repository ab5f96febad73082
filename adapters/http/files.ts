import { filesFromWire, filesWire } from '#adapters/wire/distributor.wire.ts';
import type { FilesDesk } from '#core/files/files-desk.ts';
import { type Call, isCallMissing } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** The files call of portal.md §7, with category Flyers or Popups. */
export const createFilesDesk = (call: Call): FilesDesk => ({
  async list(_caller, folder) {
    const own = await call({ method: 'GET', path: `/api/Files/${folder}` }, filesWire);
    // The one files call with a category that the specifications spell out.
    const isElsewhere = !own.ok && isCallMissing(own.val);
    const answer = isElsewhere ? await call({ method: 'GET', path: `/api/admin-files/${folder}` }, filesWire) : own;
    return answer.map((files) => filesFromWire(files, folder)).mapErr(catalogueFailure);
  },
});
