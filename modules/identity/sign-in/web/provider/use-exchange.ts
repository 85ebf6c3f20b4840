import { useState } from 'react';
import type { BodyOf } from '#platform/common/contract/define-route.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call } from '#platform/web/api/call.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { authRoutes } from '../../rules/contract.ts';
import { PROOFS, type Proof, twoFactorRoutes } from '../../rules/two-factor/contract.ts';
import { requestPasskey } from '../two-factor/browser-passkey.ts';
import { useEnter } from '../use-enter.ts';

type Shown = Omit<BodyOf<typeof authRoutes.exchange>, 'Code'>;

/**
 * Hook of the page after returning from the identity provider: exchanges the one-time code for a session,
 * with a second factor if the account has its own.
 */
export function useExchange(code: string | null) {
  const enter = useEnter();
  const textOf = useErrorText();
  const [isBusy, setBusy] = useState(false);
  /** Second factors that are required; null if none is required so far. */
  const [methods, setMethods] = useState<readonly Proof[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);

  const trade = async (shown: Shown = {}) => {
    if (code === null) return;
    setBusy(true);
    setProblem(null);
    try {
      await enter((await call(authRoutes.exchange, { body: { Code: code, ...shown } })).Token);
    } catch (error) {
      const factors = secondFactorsOf(error);
      if (factors) setMethods(factors);
      if (factors && shown.Otp === undefined && shown.Passkey === undefined) return;
      setProblem(textOf(error));
      // The code is permanently invalid, unless only the second factor was wrong.
      setOver(!factors && error instanceof ApiError && error.Code === 'ERR_VALIDATION');
    } finally {
      setBusy(false);
    }
  };
  const withPasskey = async () => {
    // The user cancelled, or has no passkey here: the other methods remain on the screen.
    const Passkey = await requestPasskey((await call(twoFactorRoutes.loginOptions)).Options).catch(
      () => null,
    );
    if (Passkey) await trade({ Passkey });
  };
  return { isBusy, methods, problem, isOver, trade, withPasskey };
}

function secondFactorsOf(error: unknown): readonly Proof[] | null {
  if (!(error instanceof ApiError) || error.Code !== 'ERR_AUTH') return null;
  const methods = (error.Data as { Methods?: unknown } | undefined)?.Methods;
  return Array.isArray(methods) ? PROOFS.filter((proof) => methods.includes(proof)) : null;
}
