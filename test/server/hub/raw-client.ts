import { WebSocket } from 'ws';

/** A client that says what no official client would. */
export interface RawSocket {
  readonly received: string[];
  send(text: string): void;
  /** The close code, once the server has ended it. */
  readonly closed: Promise<number>;
  readonly socket: WebSocket;
}

/** Opens a WebSocket without negotiation, as `skipNegotiation` does; null where the URL carries the credential. */
export async function rawSocket(
  url: string,
  token: string | null,
  headers: Record<string, string> = {},
): Promise<RawSocket> {
  const socket = new WebSocket(url.replace(/^http/, 'ws'), {
    headers: { ...(token === null ? {} : { authorization: `Bearer ${token}` }), ...headers },
  });
  const received: string[] = [];
  socket.on('message', (data) => received.push(...data.toString().split('\u001e').filter(Boolean)));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return { received, closed, socket, send: (text) => socket.send(text) };
}

export const handshake = '{"protocol":"json","version":1}\u001e';

interface NegotiationAnswer {
  readonly url?: string;
  readonly accessToken?: string;
  readonly connectionToken?: string;
}

/** Negotiates as the official client does, both steps; answers the ticket and the connection's token. */
export async function negotiated(url: string, token: string): Promise<{ ticket: string; id: string; url: string }> {
  const ask = async (address: string, bearer: string) => {
    const negotiation = new URL(address);
    negotiation.pathname += '/negotiate';
    negotiation.searchParams.set('negotiateVersion', '1');
    const answer = await fetch(negotiation, { method: 'POST', headers: { authorization: `Bearer ${bearer}` } });
    if (!answer.ok) throw new Error(`negotiation answered ${answer.status}`);
    return (await answer.json()) as NegotiationAnswer;
  };
  const redirection = await ask(url, token);
  const ticket = redirection.accessToken ?? '';
  const connection = await ask(redirection.url ?? '', ticket);
  return { ticket, id: connection.connectionToken ?? '', url: redirection.url ?? '' };
}
