import { isAbsolute, join, relative, resolve } from 'node:path';
import { isCommonPassword } from '#core/credentials/common-password.ts';
import {
  defaultPicturePaths,
  type FileCategory,
  fileCategories,
  type PicturePaths,
} from '#core/files/file-category.ts';
import type { BackupPlace } from '#core/setup/setup-step.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';

/** The server's settings (docs/rules/settings.md 1), read once from the environment. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  /** The key that seals secrets in the database; null for a key in DATA_DIR. */
  readonly secretKey: string | null;
  /** Whether a sealed copy is kept of the passwords that the system issues to customers, for their window. */
  readonly visiblePasswords: boolean;
  /**
   * Whether lists of customers carry the passwords that may be seen, for clients that expect them there
   * (docs/rules/credentials.md 3).
   */
  readonly passwordsInLists: boolean;
  /** The sender of mails; null for the distributor's name. */
  readonly mailFrom: string | null;
  readonly isProduction: boolean;
  /** The password of `admin`, for a production database without users. */
  readonly adminPassword: string | null;
  readonly metricsPort: number | null;
  readonly logLevel: LogLevel;
  /** Calls a minute from one address; 0 for no limit. */
  readonly rateLimit: number;
  /** Connections at once, the hub's with them; more are turned away. */
  readonly maxConnections: number;
  /** Tries a minute to sign in from one address, a tenth of them under one name; 0 for no limit. */
  readonly signInLimit: number;
  /** How many proxies stand before the server, or whose addresses are believed; false for none. */
  readonly trustProxy: number | string | false;
  readonly publicUrl: string | null;
  /**
   * The server that the pages call, where it is not this one: another server, of the same calls
   * (docs/rules/settings.md 2).
   */
  readonly apiBaseUrl: string | null;
  /** Origins whose pages may call this server: those of another Mostrador whose `API_BASE_URL` this is. */
  readonly webOrigins: readonly string[];
  readonly picturePaths: PicturePaths;
  /** The file that tells who the distributor is; null where none was named. */
  readonly distributorFile: string | null;
  /** Hours between automatic backups; 0 for none. */
  readonly backupEveryHours: number;
  /** How many backups are kept, and of how many days the newest. */
  readonly backupKeep: number;
  readonly backupDir: string;
}

/** Backups inside of `DATA_DIR` are lost with the embedded database, not with another one. */
export const backupPlace = ({ backupEveryHours, backupDir, dataDir, databaseUrl }: Settings): BackupPlace => {
  if (backupEveryHours === 0) return 'nowhere';
  const way = relative(resolve(dataDir), resolve(backupDir));
  const isInside = !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
  return databaseUrl === null && isInside ? 'with-the-data' : 'elsewhere';
};

/** The folders of the distributor's pictures, one a category. */
export const picturesOf = ({ dataDir }: Settings): string => join(dataDir, 'files');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

export type SettingFailure =
  | { readonly code: 'setting-missing'; readonly name: string }
  | { readonly code: 'setting-wrong'; readonly name: string; readonly value: string }
  /** The file that `NAME_FILE` names, which holds a secret. */
  | { readonly code: 'setting-file-unreadable'; readonly name: string; readonly file: string };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * What runs the demo, and what does not. Any other name is refused: a mistyped `production` would open a demo whose
 * logins are known.
 */
const modes: readonly (string | null)[] = [null, 'production', 'development', 'test'];

/** Settings that a production server needs, since no default is right for it. */
const requiredInProduction = ['DATA_DIR'] as const;

/**
 * 'true' is one proxy: more must be counted, since the addresses before them in X-Forwarded-For were written by the
 * client. Null where it is neither a number nor addresses.
 */
const trustedProxy = (text: string | null): number | string | false | null => {
  if (text === null || text === 'false') return false;
  if (text === 'true') return 1;
  if (/^\d$/.test(text)) return Number(text);
  return /^[\da-f.:/, ]+$/i.test(text) ? text : null;
};

/** Settings that may hold a password: each can come from a file named by `NAME_FILE`, as secrets do. */
const secrets = ['DATABASE_URL', 'SMTP_URL', 'ADMIN_PASSWORD', 'SECRET_KEY'] as const;

/** Settings that are never shown or written into a log. */
const isSecret = (name: string): boolean => secrets.some((secret) => secret === name);

/** Shortest ADMIN_PASSWORD, in characters: it gives full control of the shop. */
const shortestPassword = 8;

/** The setting of each category's path. */
const picturePathSettings: Readonly<Record<FileCategory, string>> = {
  Products: 'PRODUCTS_IMAGES_PATH',
  OfferLots: 'OFFER_LOTS_PATH',
  OfferValueQuantities: 'OFFER_VALUE_QUANTITIES_PATH',
  Flyers: 'FLYERS_PATH',
  Popups: 'POPUPS_PATH',
  Sliders: 'SLIDERS_PATH',
  Distributor: 'DISTRIBUTOR_PATH',
};

/** 'fotos/articulos/' of '/fotos/articulos'; null for what is no path, or is the server's own. */
const picturePath = (text: string): string | null => {
  const path = text.replace(/^\/+|\/+$/g, '');
  const isPath = /^[\w-]+(\/[\w-]+)*$/.test(path);
  return isPath && !/^(api|hubs|assets|healthz|readyz)(\/|$)/i.test(path) ? `${path}/` : null;
};

const web = /^https?:$/;
/** How addresses of other servers begin. */
const protocols = {
  DATABASE_URL: /^postgres(?:ql)?:$/,
  SMTP_URL: /^smtps?:$/,
  PUBLIC_URL: web,
  API_BASE_URL: web,
} as const;

const isAddress = (text: string, protocol: RegExp): boolean =>
  URL.canParse(text) && protocol.test(new URL(text).protocol);

/** Null for this server's own address: a page knows it as the address that it came from. */
const elsewhere = (address: string | null, own: readonly (string | null)[]): string | null => {
  if (address === null) return null;
  const origins = own.flatMap((one) => (one !== null && URL.canParse(one) ? [new URL(one).origin] : []));
  return origins.includes(new URL(address).origin) ? null : address;
};

/** `readFile` answers a file's text, or null where it cannot be read. */
export const readSettings = (
  variables: Environment,
  readFile: (path: string) => string | null = () => null,
): Result<Settings, SettingFailure> => {
  const environment: Record<string, string | undefined> = { ...variables };
  for (const name of secrets) {
    const path = variables[`${name}_FILE`]?.trim();
    if (!path || variables[name]?.trim()) continue;
    const text = readFile(path);
    if (text === null) return Err({ code: 'setting-file-unreadable', name: `${name}_FILE`, file: path });
    environment[name] = text;
  }
  const value = (name: string): string | null => environment[name]?.trim() || null;
  const wrong = (name: string) =>
    Err({ code: 'setting-wrong', name, value: isSecret(name) ? '…' : (value(name) ?? '') } as const);
  if (!modes.includes(value('NODE_ENV'))) return wrong('NODE_ENV');
  const isProduction = value('NODE_ENV') === 'production';
  if (isProduction) {
    for (const name of requiredInProduction) if (value(name) === null) return Err({ code: 'setting-missing', name });
  }
  const number = (name: string, otherwise: number, max: number): number | null => {
    const text = value(name);
    if (text === null) return otherwise;
    return /^\d{1,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
  };

  const port = number('PORT', 3000, 65_535);
  if (port === null) return wrong('PORT');
  const metricsPort = number('METRICS_PORT', 0, 65_535);
  if (metricsPort === null || (metricsPort !== 0 && metricsPort === port)) return wrong('METRICS_PORT');
  const rateLimit = number('RATE_LIMIT', 3000, 100_000_000);
  if (rateLimit === null) return wrong('RATE_LIMIT');
  const maxConnections = number('MAX_CONNECTIONS', 5000, 1_000_000);
  if (maxConnections === null || maxConnections === 0) return wrong('MAX_CONNECTIONS');
  const signInLimit = number('SIGN_IN_LIMIT', 100, 100_000_000);
  if (signInLimit === null) return wrong('SIGN_IN_LIMIT');
  // A PostgreSQL has backups of its own: there ours are made only on request.
  const backupEveryHours = number('BACKUP_EVERY_HOURS', value('DATABASE_URL') === null ? 24 : 0, 10_000);
  if (backupEveryHours === null) return wrong('BACKUP_EVERY_HOURS');
  const backupKeep = number('BACKUP_KEEP', 14, 10_000);
  if (backupKeep === null || backupKeep === 0) return wrong('BACKUP_KEEP');
  const trustProxy = trustedProxy(value('TRUST_PROXY'));
  if (trustProxy === null) return wrong('TRUST_PROXY');
  const levelName = value('LOG_LEVEL') ?? (isProduction ? 'info' : 'warn');
  const logLevel = logLevels.find((level) => level === levelName);
  if (logLevel === undefined) return wrong('LOG_LEVEL');
  for (const [name, protocol] of Object.entries(protocols)) {
    const address = value(name);
    if (address !== null && !isAddress(address, protocol)) return wrong(name);
  }
  const apiBaseUrl = value('API_BASE_URL');
  const webOrigins = (value('WEB_ORIGINS') ?? '').split(/[\s,]+/).filter((text) => text !== '');
  if (!webOrigins.every((origin) => isAddress(origin, web))) return wrong('WEB_ORIGINS');
  const named = fileCategories.filter((category) => value(picturePathSettings[category]) !== null);
  const picturePaths: Record<FileCategory, string> = { ...defaultPicturePaths };
  for (const category of named) {
    const path = picturePath(value(picturePathSettings[category]) ?? '');
    const isTaken = fileCategories.some((other) => other !== category && picturePaths[other] === path);
    if (path === null || isTaken) return wrong(picturePathSettings[category]);
    picturePaths[category] = path;
  }
  const adminPassword = value('ADMIN_PASSWORD');
  const isWeak = adminPassword !== null && (adminPassword.length < shortestPassword || isCommonPassword(adminPassword));
  if (isWeak) return wrong('ADMIN_PASSWORD');
  const visiblePasswords = value('VISIBLE_PASSWORDS') ?? 'true';
  if (!['true', 'false'].includes(visiblePasswords)) return wrong('VISIBLE_PASSWORDS');
  const passwordsInLists = value('PASSWORDS_IN_LISTS') ?? 'false';
  if (!['true', 'false'].includes(passwordsInLists)) return wrong('PASSWORDS_IN_LISTS');
  const dataDir = value('DATA_DIR') ?? '.data';
  return Ok({
    port,
    host: value('HOST') ?? '127.0.0.1',
    dataDir,
    databaseUrl: value('DATABASE_URL'),
    smtpUrl: value('SMTP_URL'),
    mailFrom: value('MAIL_FROM'),
    secretKey: value('SECRET_KEY'),
    visiblePasswords: visiblePasswords === 'true',
    passwordsInLists: passwordsInLists === 'true',
    isProduction,
    adminPassword,
    metricsPort: metricsPort === 0 ? null : metricsPort,
    logLevel,
    rateLimit,
    maxConnections,
    signInLimit,
    trustProxy,
    publicUrl: value('PUBLIC_URL'),
    picturePaths: named.length === 0 ? defaultPicturePaths : picturePaths,
    webOrigins: webOrigins.map((address) => new URL(address).origin),
    apiBaseUrl: elsewhere(apiBaseUrl, [
      value('PUBLIC_URL'),
      ...[value('HOST'), '127.0.0.1', 'localhost'].map((host) => host && `http://${host}:${port}`),
    ]),
    distributorFile: value('DISTRIBUTOR_FILE'),
    backupEveryHours,
    backupKeep,
    backupDir: value('BACKUP_DIR') ?? join(dataDir, 'backups'),
  });
};
