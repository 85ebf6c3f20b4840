import { ApiError } from './api-error.ts';

/**
 * Calls that are refused only until the person has done something: accepted new terms, shown again that it is they,
 * set up a second factor. Each has its question; once it is answered the same call is sent again, so that nothing
 * typed is lost.
 */
export type PrerequisiteCode = 'ERR_TERMS_OPEN' | 'ERR_STEP_UP' | 'ERR_TWO_FACTOR_NEEDED';

/** Answers whether the call may be sent again. */
type Prompt = () => Promise<boolean>;

const prompts = new Map<string, Prompt>();
const pending = new Map<string, Promise<boolean>>();

export function setPrerequisitePrompt(code: PrerequisiteCode, ask: Prompt): () => void {
  prompts.set(code, ask);
  return () => prompts.delete(code);
}

/** Asks what a refusal asks for; several calls that are held together ask once. */
export async function resolvePrerequisite(error: unknown): Promise<boolean> {
  const code =
    error instanceof ApiError ? error.Reasons.find(({ Code }) => prompts.has(Code))?.Code : undefined;
  const ask = code === undefined ? undefined : prompts.get(code);
  if (code === undefined || !ask) return false;
  const running = pending.get(code) ?? ask().finally(() => pending.delete(code));
  pending.set(code, running);
  return running;
}
