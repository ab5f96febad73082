import { Agent, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export interface Answer {
  readonly status: number;
  readonly text: string;
}

/** A plain keep-alive client, light enough to measure a server on the same machine. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });
  private readonly port: number;
  private readonly encoding: 'br' | 'identity';
  private ownToken = '';

  /** `br` asks as a browser does. */
  constructor(port: number, encoding: 'br' | 'identity' = 'identity') {
    this.port = port;
    this.encoding = encoding;
  }

  get token(): string {
    return this.ownToken;
  }

  async signIn(userName: string): Promise<this> {
    const { text } = await this.call('POST', '/api/Login/authenticate', { userName, password: 'demo' });
    this.ownToken = (JSON.parse(text) as { token: string }).token;
    return this;
  }

  call(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    const data = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          agent: this.agent,
          method,
          path,
          headers: {
            authorization: `Bearer ${this.token}`,
            'accept-encoding': this.encoding,
            ...(data === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(data) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          const status = response.statusCode ?? 0;
          response.on('end', () =>
            resolve({
              status,
              // Hundreds of kilobytes that nobody looks at need not be read: the client shares the machine.
              get text() {
                const bytes = Buffer.concat(chunks);
                return String(response.headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes);
              },
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(data);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
