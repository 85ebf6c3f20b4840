/**
 * Hooks for the help button: whether the user's role has a chat with staff, and the number of unread answers
 * in it, fetched every minute.
 */
import { hasPermission } from '#platform/common/access/permissions.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { type ChatCount, chatCountRoutes } from '../rules/count-contract.ts';
import { chatPermissions } from '../rules/permissions.ts';

const COUNT_MS = 60_000;

/** Whether the user has a chat with the staff; staff members answer in the inbox. */
export const useHasChat = (): boolean => {
  const { UserRoleList } = useUser();
  return hasPermission(UserRoleList, chatPermissions.CHAT_AS_CLIENT);
};

/** Fetches the number of unread answers in the chat, and the key of its live room. */
export const useChatCount = (): ChatCount | undefined =>
  useGet(chatCountRoutes.count, undefined, { enabled: useHasChat(), refetchMs: COUNT_MS, isQuiet: true })
    .data;
