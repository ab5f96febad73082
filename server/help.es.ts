import type { RunCommands } from '#adapters/texts/run-commands.ts';

/** The text of `--help`; `readme` is the address of the whole text. */
export const helpText = ({ start, backup, restore, adminPassword }: RunCommands, readme: string): string => {
  const rows = [
    [start, 'arranca el servidor'],
    [backup, 'una copia de seguridad, en ARCHIVO o con las demás'],
    [restore, 'pone una copia en una base de datos vacía'],
    [adminPassword, 'le da a admin la contraseña de ADMIN_PASSWORD'],
  ] as const;
  const width = Math.max(...rows.map(([command]) => command.length));
  return `Mostrador, el servidor

Comandos (menos el primero, con el servidor cerrado)
${rows.map(([command, text]) => `  ${command.padEnd(width)}  ${text}`).join('\n')}

Variables de entorno
  NODE_ENV=production  sin la demostración
  DATA_DIR             la carpeta donde se guarda todo (si no, .data)
  ADMIN_PASSWORD       la contraseña del primer usuario, admin; 8 caracteres o más
  PORT, HOST           dónde escucha (si no, 3000 y 127.0.0.1)
  DATABASE_URL         un PostgreSQL en lugar de la base de datos propia

Las demás, y todo lo otro: ${readme}`;
};
