import { afterEach, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createContactService } from '#adapters/http/contact.ts';
import { aServer } from './a-server.ts';

let server: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(() => server?.close());

it.each([[true], [{}], [{ sent: true }], [[]], ['recibido']])(
  'a message was sent where the answer is %j',
  async (body) => {
    server = await aServer(() => ({ body: typeof body === 'string' ? JSON.stringify(body) : body }));
    const service = createContactService(createCall({ baseUrl: server.baseUrl, token: () => null }));
    const message = { name: 'Ana', email: 'ana@example.com', phone: '11', message: 'Hola' };
    expect((await service.send(message)).val).toEqual({ sent: true });
  },
);
