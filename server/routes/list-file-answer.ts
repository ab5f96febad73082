import type { FastifyReply } from 'fastify';
import type { ListFile } from '#core/shared/list-file.ts';
import type { Result } from '#core/shared/result.ts';
import { sendAnswer } from '../problems.ts';
import { streamNamedFile } from './named-file-stream.ts';

/** Sends all that a list finds as it is read; it never stands in memory as a whole. */
export const sendListFile = <Failure extends { readonly code: string }>(
  reply: FastifyReply,
  file: Result<ListFile, Failure>,
  problem: (failure: Failure) => string,
) => {
  if (file.ok) reply.type('application/json; charset=utf-8');
  return sendAnswer(reply, file, streamNamedFile, problem);
};
