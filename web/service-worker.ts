/** Keeps the page, scripts, styles and fonts for when there is no network; never an answer of the API. */

/**
 * Keeps the shell of the program (its page, scripts, styles and fonts), so that it opens at once and says so itself
 * when there is no network. Never an answer of the API: no price, no stock and no cart is ever old because of it.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
}
interface ServiceWorker {
  addEventListener<Name extends keyof WorkerEvents>(name: Name, listener: (event: WorkerEvents[Name]) => void): void;
}

/** What the build put in: the files of this version and the name of the cache that holds them. */
declare const __SHELL__: { readonly version: string; readonly files: readonly string[] };

export {};

const worker = globalThis as unknown as ServiceWorker;
/** The page of every signed-in screen. */
const page = '/index.html';
/** A network that takes longer to bring the page is as good as none: the kept one is the same. */
const patienceMs = 3000;

const shell = (): Promise<Cache> => caches.open(__SHELL__.version);

worker.addEventListener('install', (event) => {
  event.waitUntil(shell().then((cache) => cache.addAll([page, ...__SHELL__.files])));
});

worker.addEventListener('activate', (event) => {
  const others = caches.keys().then((names) => names.filter((name) => name !== __SHELL__.version));
  event.waitUntil(others.then((names) => Promise.all(names.map((name) => caches.delete(name)))));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(kept(request));
  else if (request.mode === 'navigate' && !/^\/(api|hubs)\//i.test(pathname)) event.respondWith(freshPage(request));
});

/** Assets never change under their name: what was fetched once is kept. */
const kept = async (request: Request): Promise<Response> => {
  const known = await caches.match(request);
  if (known !== undefined) return known;
  const fetched = await fetch(request);
  if (fetched.ok) await (await shell()).put(request, fetched.clone());
  return fetched;
};

const freshPage = async (request: Request): Promise<Response> => {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await fetch(request, { signal: patience.signal });
  } catch (failure) {
    const keptPage = await caches.match(page);
    if (keptPage === undefined) throw failure;
    return keptPage;
  } finally {
    // Once its head came, the page may take any time.
    clearTimeout(timer);
  }
};
