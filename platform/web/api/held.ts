import { ApiError } from './api-error.ts';

/**
 * Calls that are refused only until the person has done something: accepted new terms, shown again that it is they,
 * set up a second factor. Each has its question; once it is answered the same call is sent again, so that nothing
 * typed is lost.
 */
export type HeldCode = 'ERR_TERMS_OPEN' | 'ERR_STEP_UP' | 'ERR_TWO_FACTOR_NEEDED';

/** Answers whether the call may be sent again. */
type Ask = () => Promise<boolean>;

const questions = new Map<string, Ask>();
const asking = new Map<string, Promise<boolean>>();

export function askWhenHeld(code: HeldCode, ask: Ask): () => void {
  questions.set(code, ask);
  return () => questions.delete(code);
}

/** Asks what a refusal asks for; several calls that are held together ask once. */
export async function mayRepeat(error: unknown): Promise<boolean> {
  const code =
    error instanceof ApiError ? error.Reasons.find(({ Code }) => questions.has(Code))?.Code : undefined;
  const ask = code === undefined ? undefined : questions.get(code);
  if (code === undefined || !ask) return false;
  const running = asking.get(code) ?? ask().finally(() => asking.delete(code));
  asking.set(code, running);
  return running;
}
