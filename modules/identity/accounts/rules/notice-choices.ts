/** How messages of a group reach a person: by mail at once, in one mail a day, or in the portal only. */
export const NOTICE_CHOICES = ['EACH', 'DAILY', 'NONE'] as const;
export type NoticeChoice = (typeof NOTICE_CHOICES)[number];
