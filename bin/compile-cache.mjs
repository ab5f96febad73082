/** From Node 22 on, what was compiled is kept for the next run (docs/decisions/0032-a-quick-terminal.md). */
import module from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The user's own: in a folder that others may write to, somebody else could put what is run. */
export const compileCacheDirectory = (environment, platform = process.platform) => {
  const own = environment.XDG_CACHE_HOME || (platform === 'win32' && environment.LOCALAPPDATA);
  return join(own || join(environment.HOME || homedir(), '.cache'), 'mostrador');
};

/** Nothing where Node is older, or where the user says by NODE_COMPILE_CACHE where it is. */
export const keepCompiled = () => {
  if (process.env.NODE_COMPILE_CACHE === undefined) module.enableCompileCache?.(compileCacheDirectory(process.env));
};
