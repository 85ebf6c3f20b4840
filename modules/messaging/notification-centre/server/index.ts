/** What other modules may use of this one; everything else is its own. */
export { noticeSubjects } from './subjects.ts';
export { type Recipient, tellPerson } from './tell-person.ts';
export { visibleNotifications } from './visible.ts';
