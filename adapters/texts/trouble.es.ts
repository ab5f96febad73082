import type { Trouble } from '#adapters/http/trouble.ts';
import { formatCount } from './numbers.es.ts';
import type { RunCommands } from './run-commands.ts';

/** What a person reads of a call that met trouble; `errors` are shown below it, a line each. */
export interface TroubleText {
  /** For scripts. */
  readonly code: string;
  /** A sentence without its final stop. */
  readonly message: string;
  readonly advice: string | null;
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'ahí no escucha nadie',
  ENOTFOUND: 'no se encuentra ese nombre',
  EAI_AGAIN: 'no se puede averiguar dónde está ese nombre',
  ECONNRESET: 'se cortó la conexión',
  UND_ERR_SOCKET: 'se cortó la conexión',
  UND_ERR_CONNECT_TIMEOUT: 'no contesta',
  ETIMEDOUT: 'no contesta',
  UND_ERR_HEADERS_TIMEOUT: 'no contesta',
  PROXY_UNREACHABLE: 'no se llega al proxy',
  PROXY_REFUSED: 'el proxy no lo dejó pasar',
  PROXY_WANTS_PASSWORD: 'el proxy pide usuario y contraseña',
  EHOSTUNREACH: 'no hay cómo llegar',
  ENETUNREACH: 'no hay red',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'su certificado no es de confianza',
  SELF_SIGNED_CERT_IN_CHAIN: 'su certificado no es de confianza',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'su certificado no es de confianza',
  CERT_HAS_EXPIRED: 'su certificado está vencido',
  ERR_TLS_CERT_ALTNAME_INVALID: 'su certificado es de otro nombre',
};

const checkProxy =
  'Fijate en HTTPS_PROXY y HTTP_PROXY (con clave, http://usuario:clave@proxy:3128), o poné este servidor en NO_PROXY';
const isRunning = ({ start }: RunCommands): string =>
  `Fijate que esté en marcha (${start}), o indicá otro con --server. Más datos: mostrador doctor`;
const isMostrador = 'Fijate que sea un servidor de Mostrador, y de qué versión: mostrador doctor';

type Refused = Extract<Trouble, { readonly kind: 'refused' }>;

const wait = (seconds: number | null): string | null =>
  seconds === null ? null : `Probá de nuevo en ${formatCount(seconds)} ${seconds === 1 ? 'segundo' : 'segundos'}`;

/** What each status is where the server says nothing itself. */
const refusedText = ({ status, title, retryAfterSeconds }: Refused): TroubleText => {
  const troubleText = (code: string, usual: string, advice: string | null = null): TroubleText => ({
    code,
    message: title ?? usual,
    advice,
  });
  if (status === 404) return troubleText('not-found', 'Eso no existe en el servidor');
  if (status === 409) return troubleText('conflict', 'No se puede como están las cosas ahora en el servidor');
  if (status === 412)
    return troubleText('changed-meanwhile', 'Cambió mientras tanto', 'Volvé a mirarlo y repetí el comando');
  if (status === 413) return troubleText('too-large', 'Es más grande de lo que el servidor acepta');
  if (status === 429) {
    return troubleText(
      'too-many-attempts',
      'Demasiados pedidos seguidos',
      wait(retryAfterSeconds) ?? 'Esperá un poco y probá de nuevo',
    );
  }
  if (status >= 500) {
    const failed = `El servidor falló (${status})`;
    return {
      code: status === 503 ? 'server-busy' : 'server-failed',
      message: title === null ? failed : `${failed}: ${title}`,
      advice: wait(retryAfterSeconds) ?? 'No es algo tuyo: avisale a quien lo administra',
    };
  }
  return troubleText('refused', `El servidor no lo aceptó (${status})`);
};

export const troubleText = (trouble: Trouble, server: string, commands: RunCommands): TroubleText => {
  switch (trouble.kind) {
    case 'no-answer': {
      const reason = trouble.reason === null ? undefined : (reasons[trouble.reason] ?? trouble.reason);
      const message = `No se pudo hablar con ${server}${reason === undefined ? '' : `: ${reason}`}`;
      return {
        code: 'unreachable',
        message,
        advice: trouble.reason?.startsWith('PROXY_') ? checkProxy : isRunning(commands),
      };
    }
    case 'too-slow':
      return {
        code: 'too-slow',
        message: `${server} no contestó en ${formatCount(Math.round(trouble.seconds))} segundos`,
        advice: 'Puede haber hecho lo que pediste: fijate antes de repetirlo',
      };
    case 'other-shape':
      return {
        code: 'unexpected-answer',
        message: `${server} contestó algo que no se entiende${trouble.where === null ? '' : ` (en ${trouble.where})`}`,
        advice: isMostrador,
      };
    case 'not-offered':
      return { code: 'not-offered', message: 'Este servidor no lo ofrece', advice: isMostrador };
    case 'refused':
      return refusedText(trouble);
  }
};
