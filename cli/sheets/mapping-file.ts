import { Ok, type Result } from '#core/shared/result.ts';
import { readLocalText } from '../local-file.ts';
import type { Problem } from '../outcome.ts';

/** Which column is which, as a file says it; null where none is named. */
export const mappingFrom = async (path: string | undefined): Promise<Result<string | null, Problem>> =>
  path === undefined ? Ok(null) : readLocalText(path);
