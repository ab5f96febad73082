import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where this person's settings of Mostrador are: XDG's place, or Windows' own. */
export const configDirectory = (environment: Environment): string => {
  const xdg = environment['XDG_CONFIG_HOME'];
  const appData = process.platform === 'win32' ? environment['APPDATA'] : undefined;
  return join(xdg || appData || join(environment['HOME'] || homedir(), '.config'), 'mostrador');
};
