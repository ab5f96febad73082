import type { FastifyReply, FastifyRequest } from 'fastify';
import { tagProblem } from '#adapters/texts/entity-tag.es.ts';
import { seenVersionOf } from '#adapters/wire/entity-tag.wire.ts';
import { sendProblem } from './problems.ts';

/**
 * Answers with what is done to the version that the caller saw (If-Match); without one 428, with one that is none 412.
 */
export const onSeenVersion = async (
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  answer: (version: number) => Promise<FastifyReply>,
): Promise<FastifyReply> => {
  const seen = seenVersionOf(request.headers['if-match']);
  return seen.ok ? answer(seen.val) : sendProblem(reply, tagProblem(seen.val), seen.val);
};
