import { CLIENT_ROLES, type Role } from '#platform/common/access/roles.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { useUser } from '#platform/web/session/use-user.ts';
import { type ChatCount, chatRoutes } from '../rules/contract.ts';

const COUNT_MS = 60_000;

/** Whether somebody chats with the body; the staff answers in the inbox. */
export const useHasChat = (): boolean => {
  const { UserRoleList } = useUser();
  return UserRoleList.some((role) => (CLIENT_ROLES as readonly Role[]).includes(role));
};

/** How many answers wait in the chat, and whose room tells of more. */
export const useChatCount = (): ChatCount | undefined =>
  useGet(chatRoutes.count, undefined, { enabled: useHasChat(), refetchMs: COUNT_MS, isQuiet: true }).data;
