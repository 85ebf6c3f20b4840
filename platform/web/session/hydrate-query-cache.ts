import type { Language } from '#platform/common/i18n/language.ts';
import type { PrerenderedScreen } from '#platform/common/session/prerendered-screen.ts';
import { queryClient } from '../api/query-client.ts';

declare global {
  interface Window {
    /** Asked for by boot.js; `At` is when it came. Null: nothing did. */
    ownSight?: Promise<(PrerenderedScreen & { At: number }) | null>;
  }
}

/** It was asked for before any script: what is not here by now would come sooner if it were asked for again. */
const MAX_WAIT_MS = 1_500;

/** Takes over what the first screen shows already, so that nothing of it is asked for twice. */
export async function hydrateQueryCache(language: Language): Promise<void> {
  const asked = window.ownSight;
  delete window.ownSight;
  const seen = await Promise.race([
    asked,
    new Promise<null>((resolve) => setTimeout(resolve, MAX_WAIT_MS, null)),
  ]);
  // Texts written in one language are fetched again in the other.
  if (!seen || seen.Language !== language) return;
  for (const { Key, Data } of seen.Reads) queryClient.setQueryData(Key, Data, { updatedAt: seen.At });
}
