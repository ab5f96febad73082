import type { FastifyReply } from 'fastify';

export type RefusalCode =
  | 'unauthenticated'
  | 'forbidden'
  | 'forbidden-origin'
  | 'unknown-connection'
  | 'connection-in-use'
  | 'connection-id-missing'
  | 'too-many-connections'
  | 'closing';

export interface Refusal {
  readonly code: RefusalCode;
}

const answers: Readonly<Record<RefusalCode, { readonly status: number; readonly title: string }>> = {
  unauthenticated: { status: 401, title: 'La sesión no es válida o venció' },
  forbidden: { status: 403, title: 'No tenés permiso para esta conexión' },
  'forbidden-origin': { status: 403, title: 'El origen no está permitido' },
  'unknown-connection': { status: 404, title: 'La conexión no existe' },
  'connection-in-use': { status: 409, title: 'La conexión ya está en uso' },
  'connection-id-missing': { status: 400, title: 'Falta el identificador de la conexión' },
  'too-many-connections': { status: 429, title: 'Hay demasiadas conexiones abiertas' },
  closing: { status: 503, title: 'El servidor se está cerrando' },
};

export const statusOf = (refusal: Refusal): number => answers[refusal.code].status;

/** RFC 9457, as every other error of the server (docs/rules/hub.md 3). */
export function refuse(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { status, title } = answers[refusal.code];
  const errors = status === 400 ? { errors: [{ field: 'id', message: title }] } : {};
  return reply
    .code(status)
    .type('application/problem+json')
    .send(JSON.stringify({ type: `urn:mostrador:${refusal.code}`, title, status, ...errors }));
}
