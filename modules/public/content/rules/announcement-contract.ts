/** API contract of the announcements shown to the caller, apart from the others because every screen loads it. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { localized } from '#platform/common/contract/shapes.ts';

/** Colour and sign of an announcement. */
export const TONES = ['INFO', 'WARNING', 'SUCCESS'] as const;
/** Who sees an announcement. */
export const AUDIENCES = ['PUBLIC', 'CLIENTS', 'STAFF'] as const;

const shownAnnouncement = z.object({
  Key: z.string(),
  Title: localized,
  /** Sanitised HTML; may be empty. */
  Body: localized,
  Tone: z.enum(TONES),
  Audience: z.enum(AUDIENCES),
});
export type ShownAnnouncement = z.infer<typeof shownAnnouncement>;

/** `NextAt`: when the announcements next change without a publication. */
const announced = z.object({ Items: z.array(shownAnnouncement), NextAt: z.string().nullable() });
export type Announced = z.infer<typeof announced>;
/** Live room of all signed-in users; sends each user the announcements for them. */
export const ANNOUNCEMENTS_ROOM = 'content:announcements';

export const announcementRoutes = {
  announcements: defineRoute({
    method: 'GET',
    path: '/cms/get/announcements.json',
    summary: 'Current announcements for the caller',
    access: 'public',
    reads: ['content'],
    data: announced,
  }),
};
