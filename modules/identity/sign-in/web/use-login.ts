import { useState } from 'react';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { PROOFS, type Proof, twoFactorRoutes } from '../rules/two-factor/contract.ts';
import { keepSide, LOGIN_PASSKEYS, LOGIN_SIDES, type LoginSide } from './login-side.ts';
import { askPasskey } from './two-factor/browser-passkey.ts';
import { useEnter } from './use-enter.ts';

type Credentials = { Email: string; Password: string };
type Shown = { Otp?: string; Passkey?: NonNullable<Awaited<ReturnType<typeof askPasskey>>> };
type Busy = 'password' | 'second' | 'passkey' | null;

/** Signing in, in one step or two; `methods` are the second factors that the right password asks for. */
export function useLogin(side: LoginSide, onRefused: (error: unknown) => void) {
  const enter = useEnter();
  const textOf = useErrorText();
  const [busy, setBusy] = useState<Busy>(null);
  const [methods, setMethods] = useState<readonly Proof[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

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
    keepSide(side);
    await enter((await call(LOGIN_SIDES[side], { body: { ...credentials, ...shown } })).Token);
  };
  const saySecond = (error: unknown) => setProblem(textOf(error));
  return {
    busy,
    methods,
    problem,
    back: () => setMethods(null),
    withPassword: (credentials: Credentials) =>
      during(
        'password',
        () => login(credentials),
        (error) => {
          const asked = secondFactorsOf(error);
          if (asked) setMethods(asked);
          else onRefused(error);
        },
      ),
    withCode: (credentials: Credentials, Otp: string) =>
      during('second', () => login(credentials, { Otp }), saySecond),
    withSecondPasskey: (credentials: Credentials) =>
      during(
        'second',
        async () => {
          const Passkey = await answerOfPasskey();
          if (Passkey) await login(credentials, { Passkey });
        },
        saySecond,
      ),
    withPasskey: () =>
      during(
        'passkey',
        async () => {
          const Passkey = await answerOfPasskey();
          if (!Passkey) return;
          keepSide(side);
          await enter((await call(LOGIN_PASSKEYS[side], { body: { Passkey } })).Token);
        },
        onRefused,
      ),
  };
}

const answerOfPasskey = async () => askPasskey((await call(twoFactorRoutes.loginOptions)).Options);

/** The password was right and a second factor is asked for: which ones; null when something else was wrong. */
function secondFactorsOf(error: unknown): readonly Proof[] | null {
  if (!(error instanceof ApiError) || !error.Reasons.some(({ Code }) => Code === 'ERR_OTP_NEEDED'))
    return null;
  const given = (error.Data as { Methods?: unknown } | undefined)?.Methods;
  return PROOFS.filter((proof) => Array.isArray(given) && given.includes(proof));
}
