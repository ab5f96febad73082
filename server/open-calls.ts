import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface OpenCalls {
  /** How many were begun so far. */
  begun(): number;
  /** How many have no answer yet. */
  open(): number;
  /** Once every call that was begun has its answer, whether or not anybody is there to take it; or after `withinMs`. */
  answered(withinMs: number): Promise<void>;
  /**
   * Answers the calls that have waited so long: what they wait for does not come. Work on them goes on, and its answer
   * is dropped.
   */
  giveUp(waitedMs: number, answer: (reply: FastifyReply) => void): void;
}

/**
 * The calls that are being worked on. A closed connection does not end the work for it: what that still needs must not
 * be closed before. The hub's, which last as long as their client, are its own business.
 */
export const watchCalls = (app: FastifyInstance): OpenCalls => {
  const open = new Map<FastifyRequest, FastifyReply>();
  let begun = 0;
  let onLast: () => void = () => undefined;
  const end = (request: FastifyRequest): void => {
    open.delete(request);
    if (open.size === 0) onLast();
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/hubs\//i.test(request.url)) {
      open.set(request, reply);
      begun += 1;
    }
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    end(request);
    done();
  });
  // A request that never came whole gets no answer either.
  app.addHook('onRequestAbort', (request, done) => {
    if (!request.raw.complete) end(request);
    done();
  });
  return {
    begun: () => begun,
    open: () => open.size,
    answered: (withinMs) =>
      new Promise((resolve) => {
        const late = setTimeout(resolve, withinMs);
        onLast = () => {
          clearTimeout(late);
          resolve();
        };
        if (open.size === 0) onLast();
      }),
    giveUp(waitedMs, answer) {
      for (const reply of open.values()) if (!reply.sent && reply.elapsedTime > waitedMs) answer(reply);
    },
  };
};
