import type { Caller } from '#core/access/caller.ts';
import type { Role } from '#core/access/role.ts';
import type { OpenSession } from '#core/session/session.repository.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { SignInService } from '#test/contracts/login-service.contract.ts';

const rolesByName: Readonly<Record<string, Role>> = {
  admin: 'Admin',
  gerente: 'Manager',
  vendedor: 'Seller',
  'con.codigo': 'Admin',
};

/** Who is asked for a code beside the password. */
export const withSecondFactor = 'con.codigo';
export const rightCode = '123456';

const callerNamed = (userName: string): Caller => ({
  userName,
  role: rolesByName[userName] ?? 'CustomerUser',
  customerId: null,
  sellerId: null,
  allowOffers: true,
  actedBy: null,
});

const sessionNamed = (userName: string): OpenSession => ({
  caller: callerNamed(userName),
  user: {
    userName,
    name: `Nombre de ${userName}`,
    type: callerNamed(userName).role,
    allowOffers: true,
    zone: '',
    loginUsId: null,
    loginUsName: null,
    loginUsType: null,
    customerId: null,
  },
  expiresAt: Date.parse('2100-01-01'),
});

/**
 * Everybody's password is 'demo'; a token names its user until its session ends. It passes `loginServiceContract`.
 */
export const loginsInMemory = (): SignInService => {
  const open = new Map<string, string>();
  return {
    async authenticate({ userName, password, code }) {
      if (password !== 'demo' || rolesByName[userName] === undefined) return Err({ code: 'wrong-credentials' });
      if (userName === withSecondFactor && code !== rightCode) {
        return Err({ code: code === null ? 'second-factor-required' : 'second-factor-wrong' });
      }
      const token = `token-${open.size}-of-${userName}`;
      open.set(token, userName);
      return Ok({ token, expire: '2100-01-01T00:00:00Z' });
    },
    passwordMark: async (userName) => (rolesByName[userName] === undefined ? '' : userName),
    async whoIs(token) {
      const userName = open.get(token);
      return userName === undefined ? null : sessionNamed(userName);
    },
    async end(token) {
      return open.delete(token) ? [token] : [];
    },
    sessionId: (token) => token,
    async session(sessionId) {
      const userName = open.get(sessionId);
      return userName === undefined ? null : sessionNamed(userName);
    },
  };
};
