/** Public contract of the conversations module; other modules may import only this. */
export {
  type ContactFieldName,
  type ContactFormValues,
  type ContactPage,
  type ContactProblem,
  contactFollowUpInput,
  contactInput,
} from './contact-page.ts';
export type { ConversationView } from './contract.ts';
export { messageFiles, messageText } from './inputs.ts';
export { CONTACT_TOPICS, type ContactTopic, type Suspicion } from './kinds.ts';
export { CONTACT_LENGTH, MESSAGE_FILES, MESSAGE_LENGTH, MESSAGES_PER_PAGE } from './limits.ts';
export { type MessageView, messageView } from './message.ts';
export { conversationsPermissions } from './permissions.ts';
export { conversationRoom, INBOX_ROOM } from './rooms.ts';
export { CONVERSATION_STATUSES, isClosed } from './statuses.ts';
