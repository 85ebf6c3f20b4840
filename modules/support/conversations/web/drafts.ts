import { useEffect, useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { onTokenChange } from '#platform/web/session/token.ts';

export type Draft = { Text: string; Files: FileInfo[] };
const NOTHING: Draft = { Text: '', Files: [] };

/** What is being written, by conversation and kind: looking elsewhere loses nothing, signing out forgets it. */
const drafts = new Map<string, Draft>();
onTokenChange(() => drafts.clear());

/** The draft of this name, kept while the portal is open; the browser asks before it is closed over one. */
export function useDraft(name: string): [Draft, (next: Draft) => void] {
  const [, redraw] = useState(0);
  const draft = drafts.get(name) ?? NOTHING;
  const set = (next: Draft) => {
    if (next.Text === '' && next.Files.length === 0) drafts.delete(name);
    else drafts.set(name, next);
    redraw((count) => count + 1);
  };
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if ([...drafts.values()].some(({ Text, Files }) => Text.trim() !== '' || Files.length > 0))
        event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return [draft, set];
}
