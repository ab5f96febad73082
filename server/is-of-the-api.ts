import type { FastifyRequest } from 'fastify';

/** Whether it is a call, and neither the hub's, a file nor a page; in any case of letters (docs/rules/wire.md 1). */
export const isOfTheApi = ({ url }: Pick<FastifyRequest, 'url'>): boolean => /^\/api\//i.test(url);
