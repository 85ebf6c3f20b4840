/**
 * State of the reply and note input in the staff inbox: drafts, attachments, checks and sending; after a
 * conflict the user sees the new messages and keeps the draft.
 */
import { useEffect, useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { onTokenChange } from '#platform/web/session/token.ts';
import { useFormErrors } from '#platform/web/ui/form/use-form-errors.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { conversationActionRoutes } from '../rules/action-routes.ts';
import type { ConversationView } from '../rules/contract.ts';
import { MESSAGE_FILES, MESSAGE_LENGTH } from '../rules/limits.ts';
import { updateConversationCache } from './conversation-cache.ts';
import { newAttempt } from './new-attempt.ts';

type Draft = { Text: string; Files: FileInfo[] };
const NOTHING: Draft = { Text: '', Files: [] };

/** Drafts by conversation and kind; kept when another conversation is opened, deleted on sign-out. */
const drafts = new Map<string, Draft>();
onTokenChange(() => drafts.clear());

/**
 * The draft with this name, kept while the portal is open; the browser asks before closing while there are
 * drafts.
 */
function useDraft(name: string): [Draft, (next: Draft) => void] {
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

export type Mode = 'REPLY' | 'NOTE';
export type Composing = ReturnType<typeof useComposer>;

/**
 * The message being written and its sending: once, and never overwriting what another user wrote in the
 * meantime.
 */
export function useComposer(mode: Mode, conversation: ConversationView, focus: () => void) {
  const t = useText();
  const [draft, setDraft] = useDraft(`${conversation.ConversationKey} ${mode}`);
  const [isAttaching, setAttaching] = useState(draft.Files.length > 0);
  const [isUploading, setUploading] = useState(false);
  const errors = useFormErrors();
  const isReply = mode === 'REPLY';
  const [attempt] = useState(newAttempt);
  const send = useSend(isReply ? conversationActionRoutes.reply : conversationActionRoutes.note, {
    intention: attempt.key,
    onSuccess: (fresh) => {
      attempt.over();
      setDraft({ Text: '', Files: [] });
      setAttaching(false);
      errors.clear();
      updateConversationCache(fresh);
      toast(t(isReply ? 'MSG_CONVERSATION_REPLIED' : 'MSG_CONVERSATION_NOTED'));
      focus();
    },
    onError: (error) => {
      // A 4xx refusal is final; without a response the outcome is unknown, and the same request is sent
      // again.
      if (error.Status >= 400 && error.Status < 500) attempt.over();
      // After a conflict the user sees the new messages and keeps their own text.
      if (error.Status === 409 && error.Data) updateConversationCache(error.Data as ConversationView);
      errors.apply(error);
    },
  });
  const submit = () => {
    if (send.isPending || isUploading) return;
    if (draft.Text.trim() === '') return errors.set('Text', t('COMPOSER_EMPTY'));
    const over = draft.Text.trim().length - MESSAGE_LENGTH;
    if (over > 0) return errors.set('Text', t('MESSAGE_TOO_LONG', { count: over }));
    if (draft.Files.length > MESSAGE_FILES)
      return errors.set('Attachment', t('MESSAGE_TOO_MANY_FILES', { max: MESSAGE_FILES }));
    send.mutate(attempt.of(bodyOf(conversation, draft, isReply)));
  };
  const write = (next: Draft) => {
    errors.clear();
    setDraft(next);
  };
  const insert = (text: string) => {
    write({ ...draft, Text: draft.Text.trim() === '' ? text : `${draft.Text.trimEnd()}\n\n${text}` });
    focus();
  };
  const attach = () => setAttaching(true);
  const isSending = send.isPending;
  return { draft, errors, isAttaching, isUploading, isSending, setUploading, submit, write, insert, attach };
}

const bodyOf = (
  { ConversationKey, Source, Version }: ConversationView,
  { Text, Files }: Draft,
  isReply: boolean,
) => ({
  ConversationKey,
  // Version is sent for emails only: an email cannot be recalled, whereas in a chat both sides write at once.
  ...(isReply && Source === 'CONTACT' && { Version }),
  Text,
  ...(Files.length > 0 && { Attachment: Files.map(({ FileKey }) => FileKey) }),
});
