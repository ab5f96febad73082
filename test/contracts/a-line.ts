import { connect, createServer, type Socket } from 'node:net';

/** What stands between a program and its PostgreSQL: it can be frozen, cut and mended. */
export const aLine = async (to: URL) => {
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'frozen' | 'cut' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(to.port || 5432), to.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [one, other] of [pair, [far, near] as const]) {
      one
        .on('error', () => undefined)
        .on('close', () => {
          other.destroy();
          pairs.delete(pair);
        });
      one.pipe(other);
    }
    if (state === 'frozen') for (const socket of pair) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    set(to: typeof state) {
      state = to;
      for (const [near, far] of pairs) {
        if (to === 'cut') near.destroy();
        for (const socket of [near, far]) to === 'frozen' ? socket.pause() : socket.resume();
      }
    },
    close() {
      for (const [near] of pairs) near.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};
