import { verifySync } from 'otplib';

const STEP_SECONDS = 30;

/**
 * Verifies a six-digit authenticator code (TOTP) and returns the 30-second time step that it belongs to, at
 * most one step before or after now; null if it is wrong.
 */
export function matchingStep(secret: string, code: string, at: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const epoch = Math.floor(at.getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: STEP_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}
