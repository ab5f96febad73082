import { beforeAll, expect, it } from 'vitest';
import type { Role } from '#core/access/role.ts';
import type { LoginService } from '#core/session/create-login-service.ts';

/** What signing in is; acting as a customer beside it is the database's matter. */
export type SignInService = Omit<LoginService, 'actAs' | 'goBack'>;

export interface Logins {
  readonly service: SignInService;
  readonly password: string;
  /** Somebody whose password is enough, and their role. */
  readonly plain: { readonly userName: string; readonly role: Role };
  /** Somebody who is asked for a code, and the right one. */
  readonly coded: { readonly userName: string; readonly code: string };
}

/** What every service of sign-ins does. */
export const loginServiceContract = (open: () => Promise<Logins>): void => {
  let has: Logins;
  beforeAll(async () => {
    has = await open();
  });
  const signIn = (userName: string, password = has.password, code: string | null = null) =>
    has.service.authenticate({ userName, password, code });
  const tokenOf = async () => (await signIn(has.plain.userName)).unwrap().token;

  it('lets in by the right password alone, and each time under another token', async () => {
    const { userName, role } = has.plain;
    expect((await signIn(userName, 'otra')).val).toEqual({ code: 'wrong-credentials' });
    expect((await signIn('nadie')).val).toEqual({ code: 'wrong-credentials' });
    const [one, other] = [await tokenOf(), await tokenOf()];
    expect(one).not.toBe(other);
    for (const token of [one, other]) {
      const session = await has.service.whoIs(token);
      expect(session?.caller).toMatchObject({ userName, role, actedBy: null });
      expect(session?.user).toMatchObject({ userName, type: role });
      expect(session?.expiresAt).toBeGreaterThan(Date.now());
    }
  });

  it('asks who has a second factor for its code, once the password was right', async () => {
    const { userName, code } = has.coded;
    expect((await signIn(userName)).val).toEqual({ code: 'second-factor-required' });
    expect((await signIn(userName, has.password, '000000')).val).toEqual({ code: 'second-factor-wrong' });
    expect((await signIn(userName, 'otra', code)).val).toEqual({ code: 'wrong-credentials' });
    const { token } = (await signIn(userName, has.password, code)).unwrap();
    expect((await has.service.whoIs(token))?.caller.userName).toBe(userName);
  });

  it('knows a session by its id too, until it ends, and ends that one alone', async () => {
    const [one, other] = [await tokenOf(), await tokenOf()];
    const id = has.service.sessionId(one);
    expect((await has.service.session(id))?.caller.userName).toBe(has.plain.userName);
    expect(await has.service.end(one)).toEqual([id]);
    expect([await has.service.whoIs(one), await has.service.session(id)]).toEqual([null, null]);
    expect(await has.service.end(one)).toEqual([]);
    expect(await has.service.whoIs(other)).not.toBeNull();
    expect(await has.service.whoIs('inventado')).toBeNull();
  });

  it('marks a password by its person, and nobody else', async () => {
    const mark = await has.service.passwordMark(has.plain.userName);
    expect(mark).not.toBe('');
    expect(await has.service.passwordMark(has.plain.userName)).toBe(mark);
    expect(await has.service.passwordMark('nadie')).toBe('');
  });
};
