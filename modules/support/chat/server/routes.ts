import type { Bind } from '#platform/server/http/bind.ts';
import { chatRoutes } from '../rules/contract.ts';
import { countUnread } from './count-unread.ts';
import { markChatSeen } from './mark-chat-seen.ts';
import { readHours, saveHours } from './office-hours.ts';
import { sayInChat } from './say-in-chat.ts';
import { viewChat } from './view-chat.ts';

export function bindChat(bind: Bind): void {
  bind(chatRoutes.view, viewChat);
  bind(chatRoutes.count, ({ db, actor }) => countUnread(db, actor.Id));
  bind(chatRoutes.say, sayInChat);
  bind(chatRoutes.seen, markChatSeen);
  bind(chatRoutes.hours, ({ db }) => readHours(db));
  bind(chatRoutes.saveHours, saveHours);
}
