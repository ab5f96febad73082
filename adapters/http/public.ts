import { deliveryMethodsWire, imagesWire, soldFamiliesWire, whatsappWire } from '#adapters/wire/distributor.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import type { PublicFailure, PublicService } from '#core/distributor/public.service.ts';
import type { Call } from './call.ts';

/** `api/Public` over HTTP. */
export const createPublicService = (call: Call): PublicService => ({
  async deliveryMethods() {
    const path = '/api/Public/delivery-methods';
    const answer = await call({ method: 'GET', path, isPublic: true }, deliveryMethodsWire);
    return answer
      .map((methods) => methods.map((method) => ({ ...method, id: idFromWire<'delivery-method'>(method.id) })))
      .mapErr(unreachable);
  },

  async whatsapp() {
    const answer = await call({ method: 'GET', path: '/api/Public/whatsapp', isPublic: true }, whatsappWire);
    return answer
      .map((contacts) => contacts.map((contact) => ({ ...contact, id: String(contact.id) })))
      .mapErr(unreachable);
  },

  async images(folder) {
    return (await call({ method: 'GET', path: `/api/public/images/${folder}`, isPublic: true }, imagesWire)).mapErr(
      unreachable,
    );
  },

  async families() {
    return (await call({ method: 'GET', path: '/api/Public/families', isPublic: true }, soldFamiliesWire)).mapErr(
      unreachable,
    );
  },
});

const unreachable = (): PublicFailure => ({ code: 'unreachable' });
