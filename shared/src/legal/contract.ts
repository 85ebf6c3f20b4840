import { z } from 'zod';
import { SETTINGS_ROLES } from '../access/roles.ts';
import { defineRoute } from '../contract/define-route.ts';
import { localized, personName } from '../contract/shapes.ts';
import { LEGAL_KINDS } from './kinds.ts';

const Kind = z.enum(LEGAL_KINDS);
/** Stands in cookies and addresses too. */
const VersionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/);
const text = z.string().trim().min(1).max(60_000);

/** As specification point 7 has it; `effective` is since when the version is in force. */
export const legalDocument = z.object({
  /** HTML of headings and paragraphs only. */
  content: z.string(),
  versionx: z.object({ version_id: z.string(), saved: z.string(), effective: z.string() }),
});
export type LegalDocument = z.infer<typeof legalDocument>;

const versionRow = z.object({
  VersionId: z.string(),
  State: z.enum(['COMING', 'IN_FORCE', 'PAST']),
  EffectiveAt: z.string(),
  Saved: z.string(),
  /** Null: came with the portal. */
  Author: personName.nullable(),
  IsBuiltIn: z.boolean(),
  /** Active accounts that accepted it; null for cookies, which browsers accept. */
  Accepted: z.int().nullable(),
});
export type LegalVersionRow = z.infer<typeof versionRow>;

const publicText = (path: string, summary: string) =>
  defineRoute({ method: 'GET', path, summary, access: 'public', data: legalDocument });

export const legalRoutes = {
  terms: publicText('/cms/get/terms-and-condition.json', 'The terms in force'),
  privacy: publicText('/cms/get/privacy.json', 'The privacy statement in force'),
  cookies: publicText('/cms/get/consent-for-cookies.json', 'The cookie statement in force'),
  list: defineRoute({
    method: 'GET',
    path: '/cms/list',
    summary: 'Versions of a legal text, newest first, and how many accounts accepted each',
    access: SETTINGS_ROLES,
    query: z.strictObject({ Kind }),
    data: z.object({ Rows: z.array(versionRow), ActiveAccounts: z.int() }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/cms/view',
    summary: 'One version of a legal text as it was written',
    access: SETTINGS_ROLES,
    query: z.strictObject({ Kind, VersionId }),
    data: z.object({ Kind, VersionId: z.string(), IsBuiltIn: z.boolean(), Content: localized }),
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/cms/publish',
    summary: 'A new version of a legal text, in force now or later',
    access: ['ADMIN', 'SUB_ADMIN'],
    body: z.strictObject({
      Kind,
      VersionId,
      /** Paragraphs parted by empty lines, headings behind `#`; null: the text that is built in. */
      Content: z.strictObject({ EN: text, CHT: text, CHS: text }).nullable(),
      EffectiveAt: z.iso.datetime({ offset: true }).optional(),
    }),
    data: z.object({ VersionId: z.string(), EffectiveAt: z.string() }),
  }),
} as const;
