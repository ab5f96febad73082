/** How to call the server's commands, for texts that advise one. */
export interface RunCommands {
  readonly start: string;
  readonly backup: string;
  readonly restore: string;
  readonly adminPassword: string;
}

/** How commands are run: from a clone by its scripts; from an installed package, which has none, by its program. */
export const runCommands = (isPackage: boolean): RunCommands =>
  isPackage
    ? {
        start: 'mostrador-server',
        backup: 'mostrador-server backup [ARCHIVO]',
        restore: 'mostrador-server restore ARCHIVO',
        adminPassword: 'mostrador-server admin-password',
      }
    : {
        start: 'npm start',
        backup: 'npm run backup -- [ARCHIVO]',
        restore: 'npm run restore -- ARCHIVO',
        adminPassword: 'npm run admin-password',
      };
