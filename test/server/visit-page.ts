import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SendPage } from '#server/web-pages.ts';

/** The text of a page, as who has nothing of it and takes nothing compressed is sent it. */
export const visitPage = async (send: SendPage): Promise<string> => {
  let sent = '';
  const reply = {
    type: () => reply,
    headers: () => reply,
    send: (bytes: Buffer) => {
      sent = bytes.toString();
      return reply;
    },
  };
  await send({ headers: {} } as unknown as FastifyRequest, reply as unknown as FastifyReply);
  return sent;
};
