import type { Language } from '#platform/common/i18n/language.ts';
import { takeOwnSight } from './take-own-sight.ts';

/** Asks what a person sees of a screen where no page is loaded: who signs in goes on to one at once. */
export function askOwnSight(path: string, token: string, language: Language): Promise<void> {
  window.ownSight = fetch(`/api/first-sight?${new URLSearchParams({ Path: path, lang: language })}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
    .then((answer) => (answer.status === 200 ? answer.json() : null))
    .then((answer) => answer && { ...answer.data, At: Date.now() })
    // Every screen asks for itself what it finds missing.
    .catch(() => null);
  return takeOwnSight(language);
}
