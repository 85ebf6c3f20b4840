/**
 * Stores texts that the user has not sent yet in this browser, so that they survive leaving the page;
 * sign-out removes them.
 */

/** Name prefix of stored drafts. Signing out removes all of them. */
const PREFIX = 'assay-draft ';

export function readDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    // Storage is unavailable, or not JSON: there is no draft.
    return null;
  }
}

/** Storage may be unavailable or full; a draft then lasts as long as the page. */
export function saveDraft(name: string, draft: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // Storage is unavailable.
  }
}

export function removeDraft(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was stored.
  }
}

export function clearDrafts(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // Nothing was stored.
  }
}
