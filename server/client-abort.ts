import type { FastifyReply } from 'fastify';

/** Aborted once who asked ends the connection without the answer: nobody needs what is being made for them. */
export const clientAbortSignal = ({ raw }: FastifyReply): AbortSignal => {
  const left = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort();
  });
  return left.signal;
};
