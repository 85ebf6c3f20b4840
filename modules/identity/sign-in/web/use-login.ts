/**
 * Hook with the sign-in logic of the login screen: password at the client or staff endpoint, then the second
 * factor, or a passkey alone.
 */
import { useRef, useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { authRoutes } from '../rules/contract.ts';
import { PROOFS, type Proof, twoFactorRoutes } from '../rules/two-factor/contract.ts';
import { requestPasskey } from './two-factor/browser-passkey.ts';
import { useEnter } from './use-enter.ts';

/**
 * Sign-in endpoints of clients and staff. The page tries the client endpoint first; the response to a
 * correct password names the other one if needed.
 */
const LOGIN_SIDES = { client: authRoutes.webLogin, staff: authRoutes.backendLogin } as const;
type LoginSide = keyof typeof LOGIN_SIDES;

const isOfOtherSide = (error: unknown): boolean =>
  error instanceof ApiError && error.Reasons.some(({ Code }) => Code === 'ERR_LOGIN_OTHER_SIDE');

type Credentials = { Email: string; Password: string };
type Shown = { Otp?: string; Passkey?: NonNullable<Awaited<ReturnType<typeof requestPasskey>>> };
type Busy = 'password' | 'second' | 'passkey' | null;

/** Signs in with one or two steps; `methods` are the second factors required after the correct password. */
export function useLogin(onRefused: (error: unknown) => void) {
  const enter = useEnter();
  const textOf = useErrorText();
  const [busy, setBusy] = useState<Busy>(null);
  const [methods, setMethods] = useState<readonly Proof[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** The endpoint at which the password was correct, to which the second factor is sent. */
  const side = useRef<LoginSide>('client');

  const during = async (what: Busy, work: () => Promise<void>, take: (error: unknown) => void) => {
    setBusy(what);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      take(error);
    } finally {
      setBusy(null);
    }
  };
  const login = async (credentials: Credentials, shown: Shown = {}) => {
    const { Token } = await call(LOGIN_SIDES[side.current], { body: { ...credentials, ...shown } });
    await enter(Token);
  };
  const loginOnEitherSide = async (credentials: Credentials) => {
    side.current = 'client';
    try {
      await login(credentials);
    } catch (error) {
      if (!isOfOtherSide(error)) throw error;
      side.current = 'staff';
      await login(credentials);
    }
  };
  const showSecondFactorError = (error: unknown) => setProblem(textOf(error));
  return {
    busy,
    methods,
    problem,
    back: () => setMethods(null),
    withPassword: (credentials: Credentials) =>
      during(
        'password',
        () => loginOnEitherSide(credentials),
        (error) => {
          const factors = secondFactorsOf(error);
          if (factors) setMethods(factors);
          else onRefused(error);
        },
      ),
    withCode: (credentials: Credentials, Otp: string) =>
      during('second', () => login(credentials, { Otp }), showSecondFactorError),
    withSecondPasskey: (credentials: Credentials) =>
      during(
        'second',
        async () => {
          const Passkey = await answerOfPasskey();
          if (Passkey) await login(credentials, { Passkey });
        },
        showSecondFactorError,
      ),
    withPasskey: () =>
      during(
        'passkey',
        async () => {
          const Passkey = await answerOfPasskey();
          if (!Passkey) return;
          await enter((await call(twoFactorRoutes.webPasskey, { body: { Passkey } })).Token);
        },
        onRefused,
      ),
  };
}

const answerOfPasskey = async () => requestPasskey((await call(twoFactorRoutes.loginOptions)).Options);

/** The required second factors if the password was correct; null for any other error. */
function secondFactorsOf(error: unknown): readonly Proof[] | null {
  if (!(error instanceof ApiError) || !error.Reasons.some(({ Code }) => Code === 'ERR_OTP_NEEDED'))
    return null;
  const listedMethods = (error.Data as { Methods?: unknown } | undefined)?.Methods;
  return PROOFS.filter((proof) => Array.isArray(listedMethods) && listedMethods.includes(proof));
}
