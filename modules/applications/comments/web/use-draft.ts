import { useEffect, useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '#platform/web/session/drafts.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { type CommentDraft, commentDraft } from './draft.ts';

/** What is being written is kept in this browser until it is sent, for its person alone. */
export function useDraft(name: string, start: CommentDraft) {
  const { UserKey } = useUser();
  const place = `${UserKey} ${name}`;
  const [begin] = useState(start);
  const [draft, setDraft] = useState<CommentDraft>(
    () => commentDraft.safeParse(readDraft(place)).data ?? begin,
  );
  const isBegun = draft.Text !== begin.Text || draft.Files.length !== begin.Files.length;
  useEffect(() => {
    if (isBegun) keepDraft(place, draft);
    else forgetDraft(place);
  }, [place, draft, isBegun]);
  return {
    draft,
    isBegun,
    change: (part: Partial<CommentDraft>) => setDraft((was) => ({ ...was, ...part })),
    /** It was sent, or given up. The next one begins where a mistake does no harm. */
    clear: () => {
      forgetDraft(place);
      setDraft(begin);
    },
  };
}
