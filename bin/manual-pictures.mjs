/**
 * Takes the pictures of docs/manual again: builds what is there, serves it with a demo of its own, and photographs each
 * scene of manual-scenes.mjs in a real Chromium. `node bin/manual-pictures.mjs carrito` takes only those whose name
 * holds the word.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { browserFor } from './browser.mjs';
import { build } from './build.mjs';
import { scenes } from './manual-scenes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}docs/manual/imagenes/`;
const port = Number(process.env.MANUAL_PORT ?? 3590);
const base = `http://127.0.0.1:${port}`;
const service = { width: 1366, height: 768 };
const phone = { width: 390, height: 844 };
/** Bytes from which a picture may lose what no eye sees, and what it may weigh at the most. */
const heavy = 80_000;
const heaviest = 150_000;

const found = await browserFor(root);
if (found === null) {
  console.error('No hay un navegador para sacar las imágenes, ni se pudo instalar.');
  process.exit(1);
}
await build();

const server = spawn(process.execPath, [`${root}test/journeys/server.mjs`], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'inherit', 'inherit'],
});
process.on('exit', () => server.kill('SIGTERM'));

const ready = async () => {
  while (server.exitCode === null) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`no server at ${base}`);
};

const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...(found.CHROMIUM_PATH === undefined ? {} : { executablePath: found.CHROMIUM_PATH }),
});

const visit = async ({ who, onPhone = false, isDark = false }) => {
  const context = await browser.newContext({
    baseURL: base,
    viewport: onPhone ? phone : service,
    ...(onPhone ? { hasTouch: true, isMobile: true } : {}),
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto('/');
  if (who === undefined) return page;
  await page.getByLabel('Usuario').fill(who);
  await page.getByLabel('Contraseña', { exact: true }).fill('demo');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await page.getByRole('button', { name: /^Usuario / }).waitFor();
  return page;
};

const darkroom = await browser.newPage();
/** The picture as WebP, which the browser itself encodes; at quality 1 nothing is lost. */
const developed = async (png, quality) => {
  const base64 = await darkroom.evaluate(
    async ({ source, quality }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    { source: png.toString('base64'), quality },
  );
  return Buffer.from(base64, 'base64');
};

const photograph = async (scene) => {
  const page = await visit(scene);
  const frame = await scene.set(page);
  await page.waitForLoadState('networkidle');
  // What was done a moment ago would stand over the scene.
  await page.locator('.toast').first().waitFor({ state: 'detached' });
  const png = await page.screenshot({
    caret: 'initial',
    animations: 'disabled',
    ...(frame === undefined ? {} : { clip: frame }),
  });
  await page.context().close();
  const lossless = await developed(png, 1);
  const picture = lossless.length <= heavy ? lossless : await developed(png, 0.9);
  writeFileSync(`${folder}${scene.name}.webp`, picture);
  console.log(`${scene.name}.webp ${Math.ceil(picture.length / 1000)} kB`);
  if (picture.length > heaviest) throw new Error(`${scene.name} weighs more than ${heaviest} bytes: frame it closer`);
};

mkdirSync(folder, { recursive: true });
await ready();
const [wanted = ''] = process.argv.slice(2);
const failed = [];
for (const scene of scenes.filter(({ name }) => name.includes(wanted))) {
  await photograph(scene).catch((reason) => {
    failed.push(scene.name);
    console.error(`${scene.name}: ${reason.message}`);
  });
}
await browser.close();
process.exit(failed.length === 0 ? 0 : 1);
