import type { SignIn, SignInsFailure } from '#core/session/sign-in.service.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { signInList } from './sign-ins.ts';

export const sessionsList: ListDeclaration<object, SignIn, SignInsFailure> = {
  access: 'session',
  ...signInList,
  about: 'Lista dónde ingresaste, lo último que se usó primero',
  examples: ['sessions list', 'sessions list --json'],
  none: 'No hay otra sesión abierta',
  ask: async ({ services, caller }) => (await services.signIns.list(caller)).map((rows) => ({ rows })),
};
