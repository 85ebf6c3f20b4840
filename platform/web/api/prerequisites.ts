/**
 * Handles API calls that are refused until the user accepts new terms, proves their identity again or sets
 * up a second factor: shows the prompt, after which the same call is sent again.
 */
import { ApiError } from './api-error.ts';

/**
 * Handles calls refused until the user has done something: accepted new terms, proven their identity again,
 * or set up a second factor. Each shows a prompt; afterwards the same call is sent again, so that no input
 * is lost.
 */
export type PrerequisiteCode = 'ERR_TERMS_OPEN' | 'ERR_STEP_UP' | 'ERR_TWO_FACTOR_NEEDED';

/** Resolves to whether the call may be sent again. */
type Prompt = () => Promise<boolean>;

const prompts = new Map<string, Prompt>();
const pending = new Map<string, Promise<boolean>>();

export function setPrerequisitePrompt(code: PrerequisiteCode, ask: Prompt): () => void {
  prompts.set(code, ask);
  return () => prompts.delete(code);
}

/** Shows the prompt for a refusal; several refused calls share one prompt. */
export async function resolvePrerequisite(error: unknown): Promise<boolean> {
  const code =
    error instanceof ApiError ? error.Reasons.find(({ Code }) => prompts.has(Code))?.Code : undefined;
  const ask = code === undefined ? undefined : prompts.get(code);
  if (code === undefined || !ask) return false;
  const running = pending.get(code) ?? ask().finally(() => pending.delete(code));
  pending.set(code, running);
  return running;
}
