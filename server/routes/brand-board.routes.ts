import type { FastifyReply } from 'fastify';
import { brandBoardProblem } from '#adapters/texts/brand-board.es.ts';
import {
  brandBoardToWire,
  brandBoardWire,
  wantedBoardFromWire,
  wantedBoardWire,
} from '#adapters/wire/brand-board.wire.ts';
import { contentTagOf, seenContentsOf } from '#adapters/wire/entity-tag.wire.ts';
import type { BrandBoardFailure, BrandBoardService, TaggedBoard } from '#core/segments/brand-board.service.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const path = '/api/VehiclesBrandSegments/container';
const tags = ['Vehicles'];

/**
 * The board names what it holds (`ETag`, and `tag` within it); a save tells what was seen of it (`If-Match`, else that
 * `tag`); 412 when stale.
 */
export const brandBoardRoutes = (app: App, service: BrandBoardService, guard: Guard): void => {
  const answer = (reply: FastifyReply, board: Result<TaggedBoard, BrandBoardFailure>) => {
    if (board.ok && board.val.tag !== null) reply.header('etag', contentTagOf(board.val.tag));
    return sendAnswer(reply, board, brandBoardToWire, brandBoardProblem);
  };

  app.get(
    path,
    { ...guard('administration'), schema: { tags, response: { 200: brandBoardWire } } },
    async (request, reply) => answer(reply, await service.read(callerOf(request))),
  );

  app.put(
    path,
    {
      ...guard('administration'),
      schema: {
        tags,
        body: wantedBoardWire,
        refusals: codes<BrandBoardFailure>(
          'board-segment-unknown',
          'board-brand-unknown',
          'board-brand-twice',
          'board-brand-missing',
          'board-name-twice',
          'section-moved',
        ),
        response: { 200: brandBoardWire },
      },
    },
    async (request, reply) => {
      const seen = seenContentsOf(request.headers['if-match']) ?? request.body.tag ?? null;
      return answer(reply, await service.save(callerOf(request), wantedBoardFromWire(request.body), seen));
    },
  );
};
