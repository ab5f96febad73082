import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A way to a server on which answers get lost: the call arrives, and the connection ends before its answer. */
export async function aLosingLine(target: string, isToBeLost = (path: string): boolean => path === '/api/Orders') {
  let toLose = 0;
  const sent: string[] = [];
  let onLost = () => {};
  const line = createServer(async (request, response) => {
    const body = await buffer(request);
    const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...headers } = request.headers;
    const answer = await fetch(`${target}${request.url ?? ''}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length === 0 ? {} : { body }),
    });
    const content = Buffer.from(await answer.arrayBuffer());
    if (request.method === 'POST' && isToBeLost(request.url ?? '')) {
      sent.push(String(request.headers['idempotency-key']));
      if (toLose > 0) {
        toLose -= 1;
        response.destroy();
        return onLost();
      }
    }
    const type = answer.headers.get('content-type');
    response.writeHead(answer.status, type === null ? {} : { 'content-type': type }).end(content);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    /** The keys of what was sent through it and may be lost: orders, where nothing else is said. */
    sent,
    /** The next answers to that get lost. */
    lose(count: number, then: () => void = () => {}) {
      toLose = count;
      onLost = then;
    },
    close() {
      line.closeAllConnections();
      line.close();
    },
  };
}
