/** Public server code of the notification centre: everything that other modules may import. */

export { notifyRecipient, type Recipient } from './notify-recipient.ts';
export { noticeSubjects } from './subjects.ts';
export { visibleNotifications } from './visible.ts';
