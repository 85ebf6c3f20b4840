/** Determines the screen that a notification links to. */
import { findNotice, type NoticeSubject } from '#platform/common/notices.ts';

/** Path of the application that the notification is about. */
export const applicationPath = ({ ApplicationKey }: NoticeSubject): `/${string}` | null =>
  ApplicationKey ? `/viewform?key=${ApplicationKey}` : null;

/**
 * Path the notification links to, or null. Kinds unknown to this portal version link to their application.
 */
export const noticePath = (kind: string, about: NoticeSubject): `/${string}` | null =>
  (findNotice(kind)?.path ?? applicationPath)(about);
