import { NativeSelect } from '@mantine/core';
import { useGet } from '#platform/web/api/use-get.ts';
import { useSend } from '#platform/web/api/use-send.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { toast } from '#platform/web/ui/toast.ts';
import { conversationActionRoutes } from '../rules/action-routes.ts';
import { type ConversationView, conversationRoutes } from '../rules/contract.ts';
import { updateConversationCache } from './conversation-cache.ts';
import classes from './inbox.module.css';

/**
 * Select field in the header of a conversation in the staff inbox that assigns it to a staff member; only
 * the name where the user may not assign it.
 */
export function AssignSelect({ conversation }: { conversation: ConversationView }) {
  const t = useText();
  const { UserKey } = useUser();
  const { Actions, Assigned, ConversationKey, Version } = conversation;
  const isOpen = Actions.some(({ Action, Allowed }) => Action === 'ASSIGN' && Allowed);
  const people = useGet(conversationRoutes.people, undefined, { enabled: isOpen }).data?.Rows ?? [];
  const assign = useSend(conversationActionRoutes.assign, {
    onSuccess: (fresh) => {
      updateConversationCache(fresh);
      toast(t('MSG_CONVERSATION_ASSIGNED'));
    },
  });
  if (!isOpen)
    return <Words weight="medium">{Assigned && t('INBOX_ASSIGNED', { name: Assigned.Name })}</Words>;
  const sorted = people.toSorted(
    (one, other) => Number(other.UserKey === UserKey) - Number(one.UserKey === UserKey),
  );
  const isKnown = Assigned === null || people.some((one) => one.UserKey === Assigned.UserKey);
  return (
    <NativeSelect
      className={classes.assign}
      label={t('INBOX_ASSIGNED_TO')}
      value={Assigned?.UserKey ?? ''}
      disabled={assign.isPending}
      data={[
        { value: '', label: t('INBOX_UNASSIGNED') },
        // An assignee who no longer has access to the inbox is still listed here.
        ...(isKnown || Assigned === null ? [] : [{ value: Assigned.UserKey, label: Assigned.Name }]),
        ...sorted.map((one) => ({
          value: one.UserKey,
          label:
            one.UserKey === UserKey
              ? t('INBOX_ME', { name: one.Name })
              : t('INBOX_PERSON', { name: one.Name, count: one.Open }),
        })),
      ]}
      onChange={(event) =>
        assign.mutate({ ConversationKey, Version, AssignedUserKey: event.currentTarget.value || null })
      }
    />
  );
}
