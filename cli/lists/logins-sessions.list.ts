import type { SignIn, SignInsFailure } from '#core/session/sign-in.service.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { customerByCode } from '../find/find-customer.ts';
import { signInList } from './sign-ins.ts';

export const loginSessionsList: ListDeclaration<object, SignIn, SignInsFailure> = {
  access: 'administration',
  ...signInList,
  name: 'sessions',
  about: 'Lista dónde están abiertas las sesiones de un cliente',
  examples: ['logins sessions C-101'],
  words: [['cliente', 'su código']],
  none: 'No tiene ninguna sesión abierta',
  ask: async (asking, _options, _place, code) => {
    const found = await customerByCode(asking, code);
    if (!found.ok) return found;
    return (await asking.services.customerSignIns.list(asking.caller, found.val.id)).map((rows) => ({ rows }));
  },
};
