import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DistributorFailure, readDistributor } from '#adapters/distributor/read-distributor.ts';
import { blankDistributor } from '#core/distributor/blank-distributor.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import { Ok, type Result } from '#core/shared/result.ts';
import { picturesOf, type Settings } from './settings.ts';

/** What is known without the database: what the file tells, or `unsaidDistributor` where there is none. */
export interface DistributorFile {
  readonly distributor: Distributor;
  readonly isThere: boolean;
}

/**
 * What is shown where nobody named the distributor: in production nothing, in the demo a made-up one
 * (docs/rules/distributor.md 1).
 */
export const unsaidDistributor = ({ isProduction }: Pick<Settings, 'isProduction'>): Distributor =>
  isProduction ? blankDistributor : defaultDistributor;

/**
 * The distributor: as DISTRIBUTOR_FILE says, or DATA_DIR/distributor.json where it is there; null where nobody named
 * it.
 */
export const distributorOf = (settings: Settings): Result<Distributor | null, DistributorFailure> => {
  const { distributorFile, dataDir } = settings;
  const usual = join(dataDir, 'distributor.json');
  const file = distributorFile ?? (existsSync(usual) ? usual : null);
  return file === null ? Ok(null) : readDistributor(file, picturesOf(settings), unsaidDistributor(settings));
};
