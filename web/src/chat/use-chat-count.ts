import { CLIENT_ROLES, type Role } from '@assay/shared/access/roles.ts';
import { type ChatCount, chatRoutes } from '@assay/shared/chat/contract.ts';
import { useGet } from '../api/use-get.ts';
import { useUser } from '../session/use-user.ts';

const COUNT_MS = 60_000;

/** Whether somebody chats with the body; the staff answers in the inbox. */
export const useHasChat = (): boolean => {
  const { UserRoleList } = useUser();
  return UserRoleList.some((role) => (CLIENT_ROLES as readonly Role[]).includes(role));
};

/** How many answers wait in the chat, and whose room tells of more. */
export const useChatCount = (): ChatCount | undefined =>
  useGet(chatRoutes.count, undefined, { enabled: useHasChat(), refetchMs: COUNT_MS, isQuiet: true }).data;
