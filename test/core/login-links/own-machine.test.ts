import { describe, expect, it } from 'vitest';
import { isOwnMachine } from '#core/login-links/own-machine.ts';

describe('the machine itself', () => {
  it.each(['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:3695', '[::1]:80'])('is %s', (host) => {
    expect(isOwnMachine(host)).toBe(true);
  });

  it.each(['192.168.0.10:3000', 'repuestos.example', 'localhost.example', '127.0.0.1.example', ''])(
    'is not %s',
    (host) => {
      expect(isOwnMachine(host)).toBe(false);
    },
  );
});
