/**
 * How a user receives a group of notifications: EACH by immediate email, DAILY in one email a day, NONE in
 * the portal only.
 */
export const NOTICE_CHOICES = ['EACH', 'DAILY', 'NONE'] as const;
export type NoticeChoice = (typeof NOTICE_CHOICES)[number];
