import type { Settings } from '#platform/server/configuration/settings.ts';

/** What a check came to. A warning or a fault says why it matters and what to do; `What` alone is enough where all is well. */
export type Finding =
  | { Level: 'OK'; What: string }
  | { Level: 'WARN' | 'FAIL'; What: string; Why: string; Do: string };

export type DiagnosticContext = {
  settings: Settings;
  /** Of the database, as the role of the portal; null: the portal's own, which it starts itself. */
  url: string | null;
  at: Date;
};

/** Looks, and changes nothing but what it takes away again. */
export type Check = { name: string; run: (patient: DiagnosticContext) => Promise<Finding[]> };

export const ok = (What: string): Finding => ({ Level: 'OK', What });
export const warn = (What: string, Why: string, Do: string): Finding => ({ Level: 'WARN', What, Why, Do });
export const wrong = (What: string, Why: string, Do: string): Finding => ({ Level: 'FAIL', What, Why, Do });

export const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};
