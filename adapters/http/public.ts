import * as z from 'zod/mini';
import { answeredId, idFromWire } from '#adapters/wire/ids.wire.ts';
import type { DeliveryMethodId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Call } from './call.ts';

export interface DeliveryMethod {
  readonly id: DeliveryMethodId;
  readonly name: string;
}

/** Whom to write to in a zone. `display` is the number as people read it. */
export interface WhatsappContact {
  readonly id: string;
  readonly link: string;
  readonly zone: string;
  readonly display: string;
}

export interface PublicFailure {
  readonly code: 'unreachable';
}

/** `api/Public` over HTTP: what needs no session. */
export interface PublicDesk {
  deliveryMethods(): Promise<Result<readonly DeliveryMethod[], PublicFailure>>;
  whatsapp(): Promise<Result<readonly WhatsappContact[], PublicFailure>>;
}

const deliveryMethodsWire = z.array(z.object({ id: answeredId, name: z.string() }));

export const whatsappWire = z.array(
  z.object({ id: answeredId, link: z.string(), zone: z.string(), display: z.string() }),
);

export const createPublicDesk = (call: Call): PublicDesk => ({
  async deliveryMethods() {
    const answer = await call(
      { method: 'GET', path: '/api/Public/delivery-methods', isPublic: true },
      deliveryMethodsWire,
    );
    return answer.map((methods) => methods.map(({ id, name }) => ({ id: idFromWire<'delivery-method'>(id), name }))).mapErr(unreachable);
  },

  async whatsapp() {
    const answer = await call({ method: 'GET', path: '/api/Public/whatsapp', isPublic: true }, whatsappWire);
    return answer.map((contacts) => contacts.map((contact) => ({ ...contact, id: String(contact.id) }))).mapErr(unreachable);
  },
});

const unreachable = (): PublicFailure => ({ code: 'unreachable' });
