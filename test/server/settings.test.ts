import { describe, expect, it } from 'vitest';
import { defaultPicturePaths } from '#core/files/file-category.ts';
import { backupPlace, readSettings, type SettingFailure } from '#server/settings.ts';
import { startFailureText } from '#server/texts.es.ts';

describe('a secret', () => {
  const files: Readonly<Record<string, string>> = { '/run/secrets/db': 'postgres://u:p@host/mostrador\n' };
  const readFile = (path: string): string | null => files[path] ?? null;

  it('comes from the file that its setting names', () => {
    const settings = readSettings({ DATABASE_URL_FILE: '/run/secrets/db' }, readFile).unwrap();
    expect(settings.databaseUrl).toBe('postgres://u:p@host/mostrador');
  });
  it('is taken as it stands where it is given too', () => {
    const given = { DATABASE_URL: 'postgres://other/db', DATABASE_URL_FILE: '/run/secrets/db' };
    expect(readSettings(given, readFile).unwrap().databaseUrl).toBe('postgres://other/db');
  });
  it('stops the start where its file cannot be read', () => {
    const failure = readSettings({ DATABASE_URL_FILE: '/no/hay' }, readFile).val as SettingFailure;
    expect(failure).toEqual({ code: 'setting-file-unreadable', name: 'DATABASE_URL_FILE', file: '/no/hay' });
    expect(startFailureText(failure)).toContain('No se puede leer el archivo /no/hay');
    expect(startFailureText(failure)).toContain('DATABASE_URL_FILE');
  });
});

it.each([
  [{}, true],
  [{ VISIBLE_PASSWORDS: 'true' }, true],
  [{ VISIBLE_PASSWORDS: 'false' }, false],
])('%j keeps copies of issued passwords: %s', (given, kept) => {
  expect(readSettings(given).unwrap().visiblePasswords).toBe(kept);
  expect(readSettings({ VISIBLE_PASSWORDS: 'no' }).val).toMatchObject({ name: 'VISIBLE_PASSWORDS' });
});

describe('the server that pages call', () => {
  it.each([
    [{}, null],
    [{ API_BASE_URL: 'https://parana.example/portal' }, 'https://parana.example/portal'],
    [{ API_BASE_URL: 'http://127.0.0.1:3001' }, 'http://127.0.0.1:3001'],
  ])('%j is another one at %s', (given, address) => {
    expect(readSettings(given).unwrap().apiBaseUrl).toBe(address);
  });
  it.each([
    { API_BASE_URL: 'http://localhost:3000/' },
    { API_BASE_URL: 'http://127.0.0.1:4000', PORT: '4000' },
    { API_BASE_URL: 'http://mostrador.lan:3000', HOST: 'mostrador.lan' },
    { API_BASE_URL: 'https://shop.example', PUBLIC_URL: 'https://shop.example/' },
  ])('%j is this one, as the terminal is told it', (given) => {
    expect(readSettings(given).unwrap().apiBaseUrl).toBeNull();
  });
  it('may be called by pages of the origins that it names', () => {
    const WEB_ORIGINS = 'https://shop.example/ingreso, http://127.0.0.1:3001';
    expect(readSettings({ WEB_ORIGINS }).unwrap().webOrigins).toEqual([
      'https://shop.example',
      'http://127.0.0.1:3001',
    ]);
    expect(readSettings({}).unwrap().webOrigins).toEqual([]);
    expect(readSettings({ WEB_ORIGINS: '*' }).val).toMatchObject({ name: 'WEB_ORIGINS' });
  });
  it('that is no address stops the start', () => {
    expect(readSettings({ API_BASE_URL: 'ftp://parana.example' }).val).toMatchObject({ name: 'API_BASE_URL' });
  });
});

describe('where pictures are', () => {
  it('is the usual one unless a setting says otherwise', () => {
    const { picturePaths } = readSettings({ PRODUCTS_IMAGES_PATH: '/fotos/articulos' }).unwrap();
    expect(picturePaths).toEqual({ ...defaultPicturePaths, Products: 'fotos/articulos/' });
    expect(readSettings({}).unwrap().picturePaths).toBe(defaultPicturePaths);
  });
  it.each(['../secretos', 'api/fotos', 'fo tos', '/', 'flyers'])('%s stops the start', (SLIDERS_PATH) => {
    expect(readSettings({ SLIDERS_PATH }).val).toMatchObject({ code: 'setting-wrong', name: 'SLIDERS_PATH' });
  });
});

describe('proxies', () => {
  it.each([
    [undefined, false],
    ['false', false],
    ['true', 1],
    ['2', 2],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ])('TRUST_PROXY=%s is %s', (given, trusted) => {
    const settings = readSettings(given === undefined ? {} : { TRUST_PROXY: given });
    expect(settings.unwrap().trustProxy).toBe(trusted);
  });
  it('that are none stop the start', () => {
    expect(readSettings({ TRUST_PROXY: 'sí' }).val).toMatchObject({ code: 'setting-wrong', name: 'TRUST_PROXY' });
  });
});

describe('backups', () => {
  it('are daily in the data directory, and left to PostgreSQL where there is one', () => {
    expect(readSettings({ DATA_DIR: '/data' }).unwrap()).toMatchObject({
      backupEveryHours: 24,
      backupKeep: 14,
      backupDir: '/data/backups',
    });
    const own = { DATABASE_URL: 'postgres://host/db' };
    expect(readSettings(own).unwrap().backupEveryHours).toBe(0);
    expect(readSettings({ ...own, BACKUP_EVERY_HOURS: '6' }).unwrap().backupEveryHours).toBe(6);
  });
  it.each([
    ['BACKUP_EVERY_HOURS', 'diario'],
    ['BACKUP_KEEP', '0'],
  ])('with %s=%s stop the start', (name, value) => {
    expect(readSettings({ [name]: value }).val).toEqual({ code: 'setting-wrong', name, value });
  });
});

describe('a wrong value', () => {
  it.each([
    ['ADMIN_PASSWORD', 'corta', '…', 'al menos 8 caracteres'],
    ['DATABASE_URL', 'mysql://u:p@host/db', '…', 'postgres://'],
    ['SMTP_URL', 'http://u:p@host', '…', 'smtp://'],
    ['PUBLIC_URL', 'foo', 'foo', 'https://'],
    ['VISIBLE_PASSWORDS', 'no', 'no', 'true o false'],
  ])('of %s is told, unless it is a secret, with what would be right', (name, value, shownValue, right) => {
    const failure = readSettings({ [name]: value }).val as SettingFailure;
    expect(failure).toEqual({ code: 'setting-wrong', name, value: shownValue });
    expect(startFailureText(failure)).toContain(right);
  });
});

describe('the mode', () => {
  it.each([
    [{}, false],
    [{ NODE_ENV: ' ' }, false],
    [{ NODE_ENV: 'development' }, false],
    [{ NODE_ENV: 'test' }, false],
    [{ NODE_ENV: 'production', DATA_DIR: '/data' }, true],
  ])('%j is production: %s', (given, isProduction) => {
    expect(readSettings(given).unwrap().isProduction).toBe(isProduction);
  });
  it.each(['produccion', 'PRODUCTION', 'prod'])('%s stops the start: a demo would be open to all', (NODE_ENV) => {
    const failure = readSettings({ NODE_ENV }).val as SettingFailure;
    expect(failure).toEqual({ code: 'setting-wrong', name: 'NODE_ENV', value: NODE_ENV });
    expect(startFailureText(failure)).toContain('Tiene que ser production');
  });
});

describe('what is missing in production', () => {
  it('is named, and then what it is for', () => {
    expect(startFailureText({ code: 'setting-missing', name: 'ADMIN_PASSWORD' })).toBe(
      'Variable de entorno ADMIN_PASSWORD no definida en modo production\n' +
        'Es la contraseña del primer usuario, admin; 8 caracteres o más',
    );
    expect(startFailureText({ code: 'setting-missing', name: 'DATA_DIR' })).toContain('la carpeta donde');
  });
});

describe('the port of the metrics', () => {
  it('is another one than the server’s', () => {
    const failure = readSettings({ PORT: '4902', METRICS_PORT: '4902' }).val as SettingFailure;
    expect(failure).toEqual({ code: 'setting-wrong', name: 'METRICS_PORT', value: '4902' });
    expect(startFailureText(failure)).toContain('otro que el de PORT');
    expect(readSettings({ METRICS_PORT: '3000' }).val).toMatchObject({ name: 'METRICS_PORT' });
    expect(readSettings({ PORT: '0', METRICS_PORT: '0' }).unwrap().metricsPort).toBeNull();
  });
});

describe('where backups are kept', () => {
  it.each([
    [{ DATA_DIR: '/datos' }, 'with-the-data'],
    [{ DATA_DIR: '/datos', BACKUP_DIR: '/datos/otra/copias' }, 'with-the-data'],
    [{ DATA_DIR: '/datos', BACKUP_DIR: '/datos-copias' }, 'elsewhere'],
    [{ DATA_DIR: '/datos', BACKUP_DIR: '/datos/..copias' }, 'with-the-data'],
    [{ DATA_DIR: '/datos', BACKUP_EVERY_HOURS: '0' }, 'nowhere'],
    [{ DATA_DIR: '/datos', DATABASE_URL: 'postgres://u@host/db' }, 'nowhere'],
    [{ DATA_DIR: '/datos', DATABASE_URL: 'postgres://u@host/db', BACKUP_EVERY_HOURS: '24' }, 'elsewhere'],
  ])('%j: %s', (given, place) => {
    expect(backupPlace(readSettings(given).unwrap())).toBe(place);
  });
});
