/** What other modules may use of this one; everything else is its own. */

export { notifyRecipient, type Recipient } from './notify-recipient.ts';
export { noticeSubjects } from './subjects.ts';
export { visibleNotifications } from './visible.ts';
