/**
 * Validation schemas and types of each kind of public content (legal texts, FAQ, home page, announcements)
 * with length limits; texts may be missing, as drafts are incomplete.
 */

import { z } from 'zod';
import { AUDIENCES, TONES } from './announcement-contract.ts';
import type { ContentKind } from './kinds.ts';
import { isSafeHref } from './safe-href.ts';

/** Public path of content pictures. */
export const PICTURE_PATH = '/api/image/view/';

const inLanguages = <T extends z.ZodType>(one: T) => z.strictObject({ EN: one, CHT: one, CHS: one });
/**
 * HTML per language, limited to the elements that `modules/public/content/server/sanitise-html.ts` allows.
 */
const richText = inLanguages(z.string().trim().max(60_000));
const line = inLanguages(z.string().trim().max(200));
const lead = inLanguages(z.string().trim().max(600));
/** Permanent key of a part, by which it is edited, compared and closed. */
const Key = z.string().regex(/^[A-Za-z0-9_-]{4,40}$/);

const list = <T extends z.ZodType<{ Key: string }>>(entry: T, max: number) =>
  z
    .array(entry)
    .max(max)
    .refine((all) => new Set(all.map((one) => one.Key)).size === all.length, 'FIELD_INVALID');

const href = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value === '' || isSafeHref(value), 'FIELD_INVALID');

const picture = z.strictObject({
  Address: z.string().regex(/^\/api\/image\/view\/[A-Za-z0-9_-]{22}$/),
  Width: z.int().min(1).max(20_000),
  Height: z.int().min(1).max(20_000),
});

const question = z.strictObject({ Key, Title: line, Answer: richText });
const faqContent = z.strictObject({
  Groups: list(z.strictObject({ Key, Title: line, Questions: list(question, 60) }), 20),
});

const block = z.discriminatedUnion('Type', [
  z.strictObject({ Key, Type: z.literal('TEXT'), Title: line, Body: richText }),
  z.strictObject({ Key, Type: z.literal('PICTURE'), Picture: picture.nullable(), Alt: line, Caption: line }),
  z.strictObject({
    Key,
    Type: z.literal('LINKS'),
    Title: line,
    Links: list(z.strictObject({ Key, Label: line, Href: href }), 12),
  }),
  z.strictObject({
    Key,
    Type: z.literal('NUMBERS'),
    Title: line,
    Numbers: list(z.strictObject({ Key, Value: z.string().trim().max(20), Label: line }), 6),
  }),
]);
/** `Title` and `Lead` are above the search of the home page, the blocks below it. */
const homeContent = z.strictObject({ Title: line, Lead: lead, Blocks: list(block, 12) });

const moment = z.iso.datetime({ offset: true }).nullable();
const announcement = z.strictObject({
  Key,
  Title: line,
  Body: richText,
  Tone: z.enum(TONES),
  /** PUBLIC: everyone, including visitors who are not signed in. */
  Audience: z.enum(AUDIENCES),
  /** `From` null: from publication; `Until` null: until removed. */
  From: moment,
  Until: moment,
});
const announcementContent = z.strictObject({ Items: list(announcement, 10) });

/** Schema of each kind's content; drafts may have missing texts. */
export const CONTENT_SHAPES = {
  TERMS: richText,
  PRIVACY: richText,
  COOKIES: richText,
  FAQ: faqContent,
  HOME: homeContent,
  ANNOUNCEMENTS: announcementContent,
} as const satisfies Record<ContentKind, z.ZodType>;

type Contents = { [K in ContentKind]: z.output<(typeof CONTENT_SHAPES)[K]> };
export type ContentOf<K extends ContentKind> = Contents[K];
export type AnyContent = Contents[ContentKind];
type FaqContent = ContentOf<'FAQ'>;
export type FaqGroup = FaqContent['Groups'][number];
export type FaqQuestion = FaqGroup['Questions'][number];
export type HomeContent = ContentOf<'HOME'>;
export type HomeBlock = HomeContent['Blocks'][number];
export type Announcement = ContentOf<'ANNOUNCEMENTS'>['Items'][number];
export type ContentPicture = z.output<typeof picture>;
