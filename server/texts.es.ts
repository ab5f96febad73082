import type { OpenFailure } from './open-database.ts';
import type { SettingFailure } from './settings.ts';

type StartFailure = OpenFailure | SettingFailure | { readonly code: 'port-taken'; readonly port: number };

/** Why the server did not start, for whoever started it. */
export const startFailureText = (failure: StartFailure): string => {
  switch (failure.code) {
    case 'setting-missing':
      return `Variable de entorno ${failure.name} no definida en modo production`;
    case 'setting-wrong':
      return `La variable de entorno ${failure.name} tiene un valor que no sirve: «${failure.value}»`;
    case 'directory-taken':
      return `La carpeta de datos ${failure.directory} está en uso por otro Mostrador. Cerralo, o elegí otra con DATA_DIR`;
    case 'database-damaged':
      return `No se pudo abrir la base de datos: ${failure.detail}`;
    case 'database-unreachable':
      return `No se pudo conectar con la base de datos de DATABASE_URL: ${failure.detail}`;
    case 'database-newer':
      return `La base de datos es de un Mostrador más nuevo (versión ${failure.version} de las tablas). Actualizá el programa`;
    case 'migration-altered':
      return `La versión ${failure.version} de las tablas no es la de este programa. Revisá qué versión de Mostrador la creó`;
    case 'port-taken':
      return `El puerto ${failure.port} está ocupado. Elegí otro con PORT`;
  }
};

export const startTexts = {
  creating: 'Creando el distribuidor de demostración (sólo la primera vez)…',
  ready: (address: string): string => `Mostrador está en ${address}`,
  logins: (logins: readonly string[], password: string): string =>
    `Usuarios de demostración: ${logins.join(', ')} (contraseña ${password})`,
  stop: 'Ctrl+C para cerrarlo',
};
