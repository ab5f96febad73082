import type { WholeBackup } from '#adapters/backups/read-backup.ts';
import type { DistributorFailure, DistributorFlaw } from '#adapters/distributor/read-distributor.ts';
import { commands as ownCommands } from '#adapters/installation/commands.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { RunCommands } from '#adapters/texts/run-commands.ts';
import { issueText } from '#adapters/texts/validation.es.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { CommandFailure, DatabaseCheck } from './backups/commands.ts';
import type { UnusedPassword } from './first-admin.ts';
import type { OpenFailure } from './open-database.ts';
import type { PortFailure } from './ports.ts';
import type { SettingFailure } from './settings.ts';
import type { UpdateFailure } from './update-database.ts';

export type StartFailure =
  | OpenFailure
  | UpdateFailure
  | SettingFailure
  | CommandFailure
  | DistributorFailure
  | PortFailure
  | { readonly code: 'key-damaged'; readonly file: string };

const distributorFlaws: Readonly<Record<string, string>> = {
  blank: 'No puede quedar vacío',
  'too-long-text': 'Es demasiado largo',
  paragraphs: 'Son demasiados párrafos',
  year: 'No es un año',
  cuit: 'No es un CUIT',
  address: 'No es un e-mail',
  link: 'Tiene que ser una dirección que empiece con https://',
  'map-embed': 'Tiene que ser una dirección que empiece con https://',
  colour: 'Tiene que ser un color como #b93c0a',
  'faint-light': 'Sobre fondo claro no se lee: tiene que ser más oscuro',
  'faint-dark': 'Sobre fondo oscuro no se lee: tiene que ser más claro',
  'not-a-picture': 'Tiene que ser el nombre de una imagen: logo.svg, logo.png …',
  'picture-missing': 'No está en la carpeta files/Distributor de DATA_DIR',
} satisfies Record<DistributorFlaw, string>;

const webAddress = 'una dirección que empiece con http:// o https://';

/** The values of a setting, where its name does not say it all. */
const settingValues: Readonly<Record<string, string>> = {
  PORT: 'un número hasta 65535',
  METRICS_PORT: 'un número hasta 65535, otro que el de PORT; 0 es ninguno',
  NODE_ENV: 'production, development, test, o nada',
  RATE_LIMIT: 'un número; 0 es sin límite',
  SIGN_IN_LIMIT: 'un número; 0 es sin límite',
  BACKUP_EVERY_HOURS: 'un número de horas; 0 es nunca',
  BACKUP_KEEP: 'un número desde 1',
  TRUST_PROXY: 'true, false, cuántos proxies hay (hasta 9) o sus direcciones',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace o silent',
  DATABASE_URL: 'una dirección que empiece con postgres://',
  SMTP_URL: 'una dirección que empiece con smtp:// o smtps://',
  PUBLIC_URL: webAddress,
  API_BASE_URL: webAddress,
  WEB_ORIGINS: `direcciones separadas por comas, cada una ${webAddress}`,
  ADMIN_PASSWORD: 'al menos 8 caracteres, y que no sea de las que todos prueban primero',
  VISIBLE_PASSWORDS: 'true o false',
  PASSWORDS_IN_LISTS: 'true o false',
  MAX_CONNECTIONS: 'un número desde 1',
};

/** What a setting is for, where the sentence that it is missing does not say it. */
const settingPurposes: Readonly<Record<string, string>> = {
  DATA_DIR: 'Es la carpeta donde Mostrador guarda todo lo suyo',
  ADMIN_PASSWORD: 'Es la contraseña del primer usuario, admin; 8 caracteres o más',
};

const purpose = (name: string): string => {
  const purpose = settingPurposes[name];
  return purpose === undefined ? '' : `\n${purpose}`;
};

const expected = (name: string): string => {
  const values = settingValues[name];
  return values === undefined ? '' : `. Tiene que ser ${values}`;
};

/** Why the server did not start, as the person who started it reads it. */
export const startFailureText = (failure: StartFailure, commands: RunCommands = ownCommands): string => {
  switch (failure.code) {
    case 'setting-missing':
      return `Variable de entorno ${failure.name} no definida en modo production${purpose(failure.name)}`;
    case 'setting-file-unreadable':
      return `No se puede leer el archivo ${failure.file}, el de la variable de entorno ${failure.name}. Fijate que exista y que el usuario de Mostrador pueda leerlo`;
    case 'setting-wrong':
      return `La variable de entorno ${failure.name} tiene un valor que no sirve: «${failure.value}»${expected(failure.name)}`;
    case 'directory-taken':
      return `La carpeta de datos ${failure.directory} está en uso por otro Mostrador. Cerralo, o elegí otra con DATA_DIR`;
    case 'directory-not-writable':
      return `No se puede escribir en la carpeta de datos ${failure.directory} (${failure.detail}). Fijate que exista, que no sea de sólo lectura y que sea del usuario de Mostrador, o elegí otra con DATA_DIR`;
    case 'disk-full':
      return `No hay lugar en el disco de la carpeta de datos ${failure.directory}. Liberá espacio y volvé a empezar, o elegí otra con DATA_DIR: no se perdió nada`;
    case 'database-damaged':
      return `No se pudo abrir la base de datos: ${failure.detail}`;
    case 'database-unreachable':
      return `No se pudo conectar con la base de datos de DATABASE_URL: ${failure.detail}`;
    case 'database-forbids':
      return `El usuario de DATABASE_URL no puede crear lo que Mostrador necesita (${failure.detail}). Dale permiso: GRANT CREATE ON DATABASE … TO …`;
    case 'database-encoding':
      return `La base de datos de DATABASE_URL guarda los textos en ${failure.encoding}, y Mostrador los necesita en UTF-8. Creá una así, y pasale los datos con una copia: CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0`;
    case 'database-newer':
      return `La base de datos es de un Mostrador más nuevo (versión ${failure.version} de las tablas). Actualizá el programa`;
    case 'migration-altered':
      return `La versión ${failure.version} de las tablas no es la de este programa. Revisá qué versión de Mostrador la creó`;
    case 'distributor-unreadable':
      return `No se pudo leer ${failure.file}: tiene que ser un archivo JSON con los datos del distribuidor`;
    case 'distributor-wrong': {
      const { file, field, issue } = failure;
      return `${file}: ${field === '' ? '' : `«${field}»: `}${distributorFlaws[issue.code] ?? issueText(issue)}`;
    }
    case 'backup-failed':
      return `No se pudo guardar una copia de seguridad en ${failure.directory} antes de actualizar las tablas: ${failure.detail}. Hacé lugar, o elegí otra carpeta con BACKUP_DIR`;
    case 'file-missing':
      return `Falta el archivo de la copia: ${commands.restore}`;
    case 'file-exists':
      return `Ya hay un archivo ${failure.file}: elegí otro nombre`;
    case 'nothing-to-back-up':
      return 'No hay nada que copiar: la base de datos está vacía';
    case 'admin-password-missing':
      return 'Falta la contraseña nueva: va en ADMIN_PASSWORD o en un archivo con ADMIN_PASSWORD_FILE';
    case 'admin-not-found':
      return 'No hay un administrador admin en esta base de datos: se crea en el primer arranque en producción, mientras no haya ningún usuario';
    case 'backup-not-written':
      return `No se pudo guardar la copia en ${failure.place}: ${failure.detail}. Fijate si hay lugar en el disco y permiso para escribir, o elegí otro archivo`;
    case 'restore-failed':
      return `No se pudo terminar de restaurar la copia: ${failure.detail}. Arreglalo y probá otra vez`;
    case 'backup-unreadable':
      return `No se pudo leer ${failure.file}`;
    case 'backup-foreign':
      return `${failure.file} no es una copia de seguridad de Mostrador`;
    case 'backup-damaged':
      return `${failure.file} está incompleta o dañada. No se cambió nada; probá con otra copia`;
    case 'backup-newer':
      return `${failure.file} es de un Mostrador más nuevo. Actualizá el programa`;
    case 'backup-schema-newer':
      return `La copia es de un Mostrador más nuevo (versión ${failure.schema} de las tablas). Actualizá el programa`;
    case 'backup-does-not-fit':
      return `La copia no entra en las tablas de este programa; no se cambió nada: ${failure.detail}`;
    case 'database-not-empty':
      return 'La base de datos ya tiene datos y no se tocó: una copia se restaura en una vacía. Elegí otra DATA_DIR (u otra base en DATABASE_URL), o cambiale el nombre a la carpeta database de DATA_DIR';
    case 'key-damaged':
      return `La llave de ${failure.file} está incompleta o dañada. Poné la de una copia de ese archivo, o borralo: se hace otra, y hay que volver a cargar la contraseña del correo`;
    case 'port-taken':
      return `El puerto ${failure.port} está ocupado por otro programa. Cerralo, o elegí otro con ${failure.name}: por ejemplo, ${failure.name}=${failure.port === 65_535 ? 3001 : failure.port + 1}`;
    case 'port-forbidden':
      return `No hay permiso para escuchar en el puerto ${failure.port}. Elegí otro desde 1024 con ${failure.name}, o dale ese permiso al usuario de Mostrador`;
    case 'host-wrong':
      return `No se puede escuchar en «${failure.host}», la dirección de HOST. Tiene que ser una de esta máquina, como 127.0.0.1, o 0.0.0.0 para todas`;
  }
};

/** What a database or a backup of one holds, by its main tables; one that has no rows of a table may not name it. */
const heldText = (products = 0, customers = 0, orders = 0): string =>
  `${formatCount(products)} artículos, ${formatCount(customers)} clientes y ${formatCount(orders)} pedidos`;

export const startTexts = {
  preparing: 'Preparando la base de datos (sólo la primera vez)…',
  creating: 'Creando el distribuidor de demostración (sólo la primera vez)…',
  ready: (address: string): string => `Mostrador está en ${address}`,
  logins: (logins: readonly string[], password: string): string =>
    `Usuarios de demostración: ${logins.join(', ')} (contraseña ${password})`,
  stop: 'Ctrl+C para cerrarlo',
  backedUp: (file: string): string => `Copia de seguridad en ${file}`,
  checked: ({ isEmpty, isBehind, products, customers, orders }: DatabaseCheck): string => {
    if (isEmpty) return 'La base de datos está vacía';
    const holds = heldText(products, customers, orders);
    return `La base de datos se abre y ${isBehind ? 'es de una versión anterior' : 'está al día'}: ${holds}`;
  },
  migrated: (isDone: boolean): string =>
    isDone ? 'La base de datos quedó al día' : 'La base de datos ya estaba al día: no se cambió nada',
  migratable: (found: 'empty' | 'behind' | 'current', hasBackup: boolean): string =>
    ({
      empty: 'La base de datos está vacía: se crearían sus tablas. No se cambió nada',
      behind: `La base de datos es de una versión anterior: se pondría al día${hasBackup ? ', con una copia antes' : ''}. No se cambió nada`,
      current: 'La base de datos ya está al día: no hay nada que cambiar',
    })[found],
  backupHolds: ({ madeAt, program, rows }: WholeBackup): string => {
    const counts = Object.values(rows);
    const holds = heldText(rows['product'], rows['customer'], rows['sales_order']);
    const all = formatCount(counts.reduce((sum, count) => sum + count, 0));
    const size = `${all} filas en ${formatCount(counts.length)} tablas`;
    return `Es una copia del ${formatDateTime(madeAt)}, de Mostrador ${program}: ${holds} (${size})`;
  },
  restorable: 'La base de datos de acá está vacía: la copia se puede restaurar. No se cambió nada',
  restoring: (madeAt: string): string => `Restaurando la copia del ${madeAt}…`,
  restored: ({ start }: RunCommands): string => `Listo: ${start} la abre`,
  adminPasswordReset: 'Listo: admin ingresa con la contraseña de ADMIN_PASSWORD, y sus sesiones terminaron',
  adminPasswordUnused: (why: UnusedPassword, { adminPassword }: RunCommands): string =>
    ({
      'other-password': `ADMIN_PASSWORD no se usó: ya hay usuarios, y la contraseña de admin es otra. Se cambia desde el menú del usuario; si nadie la sabe, con el servidor cerrado: ${adminPassword}`,
      'no-admin':
        'ADMIN_PASSWORD no se usó: ya hay usuarios, y ninguno es el administrador admin. Cada uno ingresa con su contraseña',
    })[why],
  unknownCommand: (name: string): string =>
    `No existe «${name}». Hay: backup [ARCHIVO], restore ARCHIVO [--dry-run], check, migrate [--dry-run], admin-password`,
};
