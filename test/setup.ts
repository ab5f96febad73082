import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '#adapters/postgres/embedded.ts';
import { build } from '../bin/build.mjs';
import { embeddedWorker } from './contracts/embedded-worker.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data directory of an embedded database without a table: making one takes seconds, copying it does not. */
    readonly blankDirectory: string;
  }
}

/** Tests run against the programs as users get them: the build comes first (a second or two, cached by content). */
export async function setup({ provide }: TestProject): Promise<() => void> {
  await build();
  const directory = mkdtempSync(join(tmpdir(), 'mostrador-blank-'));
  const blank = (await openEmbedded(directory, embeddedWorker)).unwrap();
  await blank.close();
  provide('blankDirectory', directory);
  return () => rmSync(directory, { recursive: true, force: true });
}
