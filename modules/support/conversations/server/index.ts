/** Public server API of the conversations module; other modules may import only this. */
export { addMessage } from './add-message.ts';
export { type ContactDeps, contactDeps } from './contact/contact-deps.ts';
export { isOfInbox } from './is-of-inbox.ts';
export { type Conversation, loadConversation } from './load-conversation.ts';
export { markSeen } from './mark-seen.ts';
export { messagesOf } from './messages-of.ts';
export { startConversation } from './start-conversation.ts';
export { changeConversation } from './write-conversation.ts';
