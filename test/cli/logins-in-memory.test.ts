import { describe } from 'vitest';
import { loginServiceContract } from '#test/contracts/login-service.contract.ts';
import { loginsInMemory, rightCode, withSecondFactor } from './logins-in-memory.ts';

describe('logins in memory', () => {
  loginServiceContract(async () => ({
    service: loginsInMemory(),
    password: 'demo',
    plain: { userName: 'gerente', role: 'Manager' },
    coded: { userName: withSecondFactor, code: rightCode },
  }));
});
