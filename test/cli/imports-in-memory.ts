import type { ImportRun, ImportService } from '#core/catalogue/import/import.service.ts';
import { emptySummary } from '#core/catalogue/import/plan.ts';
import { Err, Ok } from '#core/shared/result.ts';

export interface Uploaded {
  readonly kind: string;
  readonly fileName: string;
  readonly text: string;
  readonly mapping: string | null;
  readonly sheet: string | null;
  readonly priceList: string | null;
}

/** A service that plans what it is told to: reading and writing take two looks each. `did` tells what was asked of it. */
export const importsInMemory = (planned: Partial<ImportRun> = {}) => {
  const did: string[] = [];
  const uploads: Uploaded[] = [];
  let run: ImportRun | null = null;
  let looks = 0;

  const service: ImportService = {
    async start(_caller, { content, ...form }) {
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) chunks.push(chunk);
      uploads.push({ ...form, text: Buffer.concat(chunks).toString() });
      did.push('start');
      run = {
        id: 'run-1',
        kind: form.kind,
        fileName: form.fileName,
        state: 'reading',
        rowsRead: 0,
        rowsTotal: null,
        columns: [{ field: 'code', column: 0 }],
        unknownHeadings: [],
        summary: emptySummary,
        failure: null,
      };
      return Ok(run);
    },
    async show(_caller, id) {
      if (run === null || run.id !== id) return Err({ code: 'import-not-found' });
      looks += 1;
      if (looks % 2 === 0 && run.state === 'reading')
        run = { ...run, rowsRead: 10, rowsTotal: 10, state: 'planned', ...planned };
      else if (looks % 2 === 0 && run.state === 'writing') run = { ...run, state: 'done' };
      return Ok(run);
    },
    async apply(_caller, id, { strict }) {
      if (run === null || run.id !== id) return Err({ code: 'import-not-found' });
      did.push(strict ? 'apply strict' : 'apply');
      run = { ...run, state: 'writing', rowsRead: 0 };
      return Ok(run);
    },
    async discard() {
      did.push('discard');
      return Ok(undefined);
    },
  };
  return { service, did, uploads };
};
