/**
 * Hook with the state of a comment being written: draft kept in this browser for this user, mentions, files,
 * errors, and sending exactly once.
 */
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { fileInfo } from '#platform/common/contract/shapes.ts';
import { ApiError } from '#platform/web/api/api-error.ts';
import { call, newIdempotencyKey } from '#platform/web/api/call.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { readDraft, removeDraft, saveDraft } from '#platform/web/session/drafts.ts';
import { useConfig } from '#platform/web/session/use-config.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { type CommentPerson, type CommentView, commentPerson, commentRoutes } from '../rules/contract.ts';
import { putComment, refetchComments } from './comment-cache.ts';
import { splitMentions } from './split-mentions.ts';
import { useMentions } from './use-mentions.ts';

/**
 * Draft of a comment. `People` are the users selected for mentions; they are notified if their name is still
 * in the text.
 */
const commentDraft = z.object({
  Text: z.string(),
  IsInternal: z.boolean(),
  People: z.array(commentPerson),
  Files: z.array(fileInfo),
});
type CommentDraft = z.infer<typeof commentDraft>;

/** Keeps the draft in this browser, for this user only, until it is sent. */
function useDraft(name: string, start: CommentDraft) {
  const { UserKey } = useUser();
  const place = `${UserKey} ${name}`;
  const [begin] = useState(start);
  const [draft, setDraft] = useState<CommentDraft>(
    () => commentDraft.safeParse(readDraft(place)).data ?? begin,
  );
  const isBegun = draft.Text !== begin.Text || draft.Files.length !== begin.Files.length;
  useEffect(() => {
    if (isBegun) saveDraft(place, draft);
    else removeDraft(place);
  }, [place, draft, isBegun]);
  return {
    draft,
    isBegun,
    change: (part: Partial<CommentDraft>) => setDraft((was) => ({ ...was, ...part })),
    /**
     * Clears the draft after sending or discarding. The next comment starts as internal, where a mistake
     * does no harm.
     */
    clear: () => {
      removeDraft(place);
      setDraft(begin);
    },
  };
}

type Sending = {
  applicationKey: string;
  draft: CommentDraft;
  /** The comment being edited. */
  edited?: CommentView | undefined;
  /** Idempotency key, the same for every retry, so that the comment is written only once. */
  intention: string;
};

/** Sends the comment; only users whose names are still in the text are mentioned. */
async function sendComment({
  applicationKey: ApplicationKey,
  draft,
  edited,
  intention,
}: Sending): Promise<CommentView> {
  const names = draft.People.map((person) => person.Name);
  const mentioned = new Set(splitMentions(draft.Text, names).map(({ name }) => name));
  const Mentions = draft.People.filter((person) => mentioned.has(person.Name));
  const body = {
    ApplicationKey,
    Comment: draft.Text,
    Mentions: [...new Set(Mentions.map((person) => person.UserKey))],
    Attachment: draft.Files.map((file) => file.FileKey),
    ...(edited
      ? { CommentKey: edited.CommentKey, Version: edited.Version }
      : { IsInternal: draft.IsInternal }),
  };
  const fresh = await call(commentRoutes.save, { body, idempotencyKey: intention });
  putComment(ApplicationKey, fresh);
  return fresh;
}

type Options = {
  applicationKey: string;
  isStaff: boolean;
  edited: CommentView | undefined;
  onOver: (() => void) | undefined;
};

/** State and actions of the composer, without its display. */
export function useComposer({ applicationKey, isStaff, edited, onOver }: Options) {
  const t = useText();
  const { charLimit } = useConfig();
  const errors = useFormErrors();
  const [isBusy, setBusy] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [isSent, setSent] = useState(false);
  const intention = useRef({ of: '', key: '' });
  const { draft, change, clear, isBegun } = useDraft(
    edited?.CommentKey ?? applicationKey,
    startOf(edited, isStaff),
  );
  const mentions = useMentions({
    applicationKey,
    isInternal: draft.IsInternal,
    text: draft.Text,
    onSelect: (Text, person) => change({ Text, People: withPerson(draft.People, person) }),
  });

  /** Number of characters above the limit. */
  const over = draft.Text.trim().length - charLimit;
  const intentionOf = (content: CommentDraft): string => {
    const of = JSON.stringify([content, edited?.Version]);
    if (of !== intention.current.of) intention.current = { of, key: newIdempotencyKey() };
    return intention.current.key;
  };
  const send = async (): Promise<void> => {
    if (isBusy || isUploading || draft.Text.trim() === '' || over > 0) return;
    setBusy(true);
    setSent(false);
    errors.clear();
    try {
      await sendComment({ applicationKey, draft, edited, intention: intentionOf(draft) });
      intention.current = { of: '', key: '' };
      clear();
      if (edited) toast(t('MSG_COMMENT_EDITED'));
      else setSent(true);
      if (onOver) onOver();
      else mentions.field.current?.focus();
    } catch (error) {
      // Shows what changed in the meantime; the typed text is kept.
      if (error instanceof ApiError && (error.Status === 409 || error.Status === 404))
        refetchComments(applicationKey);
      errors.apply(error);
    } finally {
      setBusy(false);
    }
  };
  const giveUp = (): void => {
    clear();
    onOver?.();
  };
  return {
    draft,
    change,
    errors,
    mentions,
    isBusy,
    isUploading,
    isBegun,
    over,
    /** True if the last comment was sent and no new one has been started. */
    isSent: isSent && !isBegun,
    onUploading: setUploading,
    send,
    discard: giveUp,
  };
}

const startOf = (edited: CommentView | undefined, isStaff: boolean): CommentDraft =>
  edited
    ? {
        Text: edited.Comment,
        IsInternal: edited.IsInternal,
        // The mentioned users' roles are irrelevant here, so the author's role is used.
        People: edited.Mentions.map((person) => ({ ...person, AsRole: edited.AsRole })),
        Files: edited.Attachment,
      }
    : { Text: '', IsInternal: isStaff, People: [], Files: [] };

const withPerson = (people: readonly CommentPerson[], person: CommentPerson): CommentPerson[] => [
  ...people.filter((one) => one.UserKey !== person.UserKey),
  person,
];
