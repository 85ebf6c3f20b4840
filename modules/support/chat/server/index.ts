/** What other modules may use of this one; everything else is its own. */
export { beginChat } from './begin-chat.ts';
