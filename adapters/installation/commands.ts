import { existsSync } from 'node:fs';
import { runCommands } from '#adapters/texts/run-commands.ts';

/**
 * The commands of the installation that runs: a package comes without what makes a clone ready (bin/ready.mjs). The
 * programs are two folders below the root once they are built, as this file is.
 */
export const commands = runCommands(!existsSync(new URL('../../bin/prepare.mjs', import.meta.url)));
