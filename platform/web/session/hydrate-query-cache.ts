/**
 * Fills the browser's cache of API data with the data of a screen that the server has prerendered, so that
 * nothing is requested twice; ignored if it arrives late or is in another language.
 */
import type { Language } from '#platform/common/i18n/language.ts';
import type { PrerenderedScreen } from '#platform/common/session/prerendered-screen.ts';
import { queryClient } from '../api/query-client.ts';

declare global {
  interface Window {
    /** The prerendered screen requested by boot.js, with its arrival time `At`. Null: there is none. */
    ownSight?: Promise<(PrerenderedScreen & { At: number }) | null>;
  }
}

/**
 * Maximum wait in ms: it was requested before any script, so if it is not here by then a new request is
 * faster.
 */
const MAX_WAIT_MS = 1_500;

/** Takes over the data of the prerendered screen, so that nothing is requested twice. */
export async function hydrateQueryCache(language: Language): Promise<void> {
  const pending = window.ownSight;
  delete window.ownSight;
  const seen = await Promise.race([
    pending,
    new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null)),
  ]);
  // Texts in another language are requested again.
  if (!seen || seen.Language !== language) return;
  for (const { Key, Data } of seen.Reads) queryClient.setQueryData(Key, Data, { updatedAt: seen.At });
}
