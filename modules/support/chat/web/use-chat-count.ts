/**
 * Hooks for the help button: whether the user's role has a chat with staff, and the number of unread answers
 * in it, fetched every minute.
 */
import { CLIENT_ROLES, type Role } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { type ChatCount, chatRoutes } from '../rules/contract.ts';

const COUNT_MS = 60_000;

/** Whether the user has a chat with the staff; staff members answer in the inbox. */
export const useHasChat = (): boolean => {
  const { UserRoleList } = useUser();
  return UserRoleList.some((role) => (CLIENT_ROLES as readonly Role[]).includes(role));
};

/** Fetches the number of unread answers in the chat, and the key of its live room. */
export const useChatCount = (): ChatCount | undefined =>
  useGet(chatRoutes.count, undefined, { enabled: useHasChat(), refetchMs: COUNT_MS, isQuiet: true }).data;
