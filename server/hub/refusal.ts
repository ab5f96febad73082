import type { FastifyReply } from 'fastify';
import { accessProblem } from '#adapters/texts/session-problems.es.ts';
import { requestTexts } from '#adapters/texts/validation.es.ts';
import { sendProblem } from '../problems.ts';
import type { AdmitFailure } from './member.ts';

const hubTexts = {
  'forbidden-origin': 'El origen no está permitido',
  'unknown-connection': 'La conexión no existe',
  'connection-in-use': 'La conexión ya está en uso',
  'connection-id-missing': 'Falta el identificador de la conexión',
  'too-many-connections': 'Hay demasiadas conexiones abiertas',
  closing: requestTexts.closing,
};

export type Refusal = AdmitFailure | { readonly code: keyof typeof hubTexts };

const isAdmitFailure = (refusal: Refusal): refusal is AdmitFailure => !(refusal.code in hubTexts);

/** As every other call is refused (docs/rules/hub.md 3). */
export const refuse = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  sendProblem(reply, isAdmitFailure(refusal) ? accessProblem(refusal) : hubTexts[refusal.code], refusal);
