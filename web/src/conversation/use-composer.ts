import { conversationActionRoutes } from '@assay/shared/conversation/action-routes.ts';
import type { ConversationView } from '@assay/shared/conversation/contract.ts';
import { useState } from 'react';
import { useSend } from '../api/use-send.ts';
import { useText } from '../i18n/use-text.ts';
import { toast } from '../ui/toast.ts';
import { useFormErrors } from '../ui/use-form-errors.ts';
import { takeConversation } from './conversation-cache.ts';
import { type Draft, useDraft } from './drafts.ts';

export type Mode = 'REPLY' | 'NOTE';
export type Composing = ReturnType<typeof useComposer>;

/** What is being written, and how it is sent: once, and never over what somebody else wrote meanwhile. */
export function useComposer(mode: Mode, conversation: ConversationView, focus: () => void) {
  const t = useText();
  const [draft, setDraft] = useDraft(`${conversation.ConversationKey} ${mode}`);
  const [isAttaching, setAttaching] = useState(draft.Files.length > 0);
  const [isUploading, setUploading] = useState(false);
  const errors = useFormErrors();
  const isReply = mode === 'REPLY';
  const send = useSend(isReply ? conversationActionRoutes.reply : conversationActionRoutes.note, {
    onSuccess: (fresh) => {
      setDraft({ Text: '', Files: [] });
      setAttaching(false);
      errors.clear();
      takeConversation(fresh);
      toast(t(isReply ? 'MSG_CONVERSATION_REPLIED' : 'MSG_CONVERSATION_NOTED'));
      focus();
    },
    onError: (error) => {
      // Who came too late sees what was said meanwhile, and keeps what they wrote.
      if (error.Status === 409 && error.Data) takeConversation(error.Data as ConversationView);
      errors.take(error);
    },
  });
  const submit = () => {
    if (send.isPending || isUploading) return;
    if (draft.Text.trim() === '') return errors.set('Text', t('COMPOSER_EMPTY'));
    send.mutate({
      ConversationKey: conversation.ConversationKey,
      // A mail cannot be taken back; in a chat both sides write at once.
      ...(isReply && conversation.Source === 'CONTACT' && { Version: conversation.Version }),
      Text: draft.Text,
      ...(draft.Files.length > 0 && { Attachment: draft.Files.map(({ FileKey }) => FileKey) }),
    });
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
