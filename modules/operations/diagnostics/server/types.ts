import type { Settings } from '#platform/server/configuration/settings.ts';

/**
 * Types and constructors shared by all diagnostic checks: a check, what it receives, and its findings (`ok`,
 * `warn`, `wrong`). Warnings and faults state why it matters and what to do.
 */
export type Finding =
  | { Level: 'OK'; What: string }
  | { Level: 'WARN' | 'FAIL'; What: string; Why: string; Do: string };

export type DiagnosticContext = {
  settings: Settings;
  /** Database URL with the portal's role; null: the embedded database that the portal starts itself. */
  url: string | null;
  at: Date;
};

/** A check changes nothing, except for test data that it removes again. */
export type Check = { name: string; run: (patient: DiagnosticContext) => Promise<Finding[]> };

export const ok = (What: string): Finding => ({ Level: 'OK', What });
export const warn = (What: string, Why: string, Do: string): Finding => ({ Level: 'WARN', What, Why, Do });
export const wrong = (What: string, Why: string, Do: string): Finding => ({ Level: 'FAIL', What, Why, Do });

export const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};
