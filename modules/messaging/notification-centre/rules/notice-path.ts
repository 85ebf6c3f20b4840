import { findNotice, type NoticeSubject } from '#platform/common/notices.ts';

/** The application that a message is about. */
export const applicationPath = ({ ApplicationKey }: NoticeSubject): `/${string}` | null =>
  ApplicationKey ? `/viewform?key=${ApplicationKey}` : null;

/** Where a message leads; null: nowhere. One of another version of the portal leads to its application. */
export const noticePath = (kind: string, about: NoticeSubject): `/${string}` | null =>
  (findNotice(kind)?.path ?? applicationPath)(about);
