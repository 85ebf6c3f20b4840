/**
 * Staff inbox for questions: public contact form and chats, replies, notes, assignment, canned answers,
 * retention.
 */
import { defineModule } from '#platform/common/module.ts';
import { conversationsEvents } from './rules/events.ts';
import { conversationsExports, conversationsLists } from './rules/lists.ts';
import { conversationsNoticeGroups } from './rules/notice-groups.ts';
import { conversationsNotices } from './rules/notices.ts';
import { conversationsPermissions } from './rules/permissions.ts';
import { conversationsScreens } from './rules/screens.ts';
import { conversationsSettings } from './rules/settings.ts';
import { conversationWorkflow } from './rules/workflow.ts';
import { contactTexts } from './texts/contact.ts';
import { conversationTexts } from './texts/conversation.ts';

const texts = { contact: contactTexts, conversation: conversationTexts };

export const module = defineModule({
  name: 'support/conversations',
  uses: [
    'applications/applications',
    'identity/accounts',
    'identity/sign-in',
    'messaging/email-templates',
    'messaging/notification-centre',
    'support/chat',
  ],
  permissions: conversationsPermissions,
  workflows: { WORKFLOW_CONVERSATIONS: conversationWorkflow },
  screens: conversationsScreens,
  notices: conversationsNotices,
  lists: conversationsLists,
  exports: conversationsExports,
  events: conversationsEvents,
  noticeGroups: conversationsNoticeGroups,
  settings: conversationsSettings,
  texts,
});

type ConversationsTexts = typeof texts;
declare module '#platform/common/i18n/texts.ts' {
  interface TextCatalogue extends ConversationsTexts {}
}
