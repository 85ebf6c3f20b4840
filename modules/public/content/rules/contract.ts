/** HTTP endpoints and types of the public site's content: versions, drafts, publication, announcements. */
import { z } from 'zod';
import type { LEGAL_KINDS } from '#modules/identity/accounts/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { localized, personName } from '#platform/common/contract/shapes.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { announcementRoutes } from './announcement-contract.ts';
import { CONTENT_KINDS, type ContentKind } from './kinds.ts';
import { contentPermissions } from './permissions.ts';
import { CONTENT_SHAPES } from './shapes.ts';

const Kind = z.enum(CONTENT_KINDS);
/** Also used in cookies and addresses. */
const VersionId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/);
const Version = z.int().min(1);

/** Format defined by specification point 7; `effective` is when the version came into force. */
const legalDocument = z.object({
  /** Sanitised HTML. */
  content: z.string(),
  versionx: z.object({ version_id: z.string(), saved: z.string(), effective: z.string() }),
});
export type LegalDocument = z.infer<typeof legalDocument>;

const publicText = (path: string, summary: string) =>
  defineRoute({ method: 'GET', path, summary, access: 'public', reads: ['content'], data: legalDocument });

const versionRow = z.object({
  VersionId: z.string(),
  State: z.enum(['COMING', 'IN_FORCE', 'PAST', 'WITHDRAWN']),
  EffectiveAt: z.string(),
  Saved: z.string(),
  /** Null: the version is built in or from an external server. */
  Author: personName.nullable(),
  Source: z.enum(['BUILT_IN', 'PORTAL', 'EXTERNAL']),
  /** Number of active accounts that accepted it; null for kinds that need no acceptance. */
  Accepted: z.int().nullable(),
});
export type ContentVersionRow = z.infer<typeof versionRow>;

const draftFacts = z.object({
  Version: z.int(),
  /** The version from which the draft was created. */
  BasedOn: z.string(),
  By: personName.nullable(),
  UpdatedAt: z.string(),
});
export type DraftFacts = z.infer<typeof draftFacts>;

/** External server that provides the legal texts. */
const external = z.object({
  Address: z.string(),
  FetchedAt: z.string().nullable(),
  SucceededAt: z.string().nullable(),
  /** Error of the last fetch as a text key. */
  Problem: z.string().nullable(),
});
export type ExternalSource = z.infer<typeof external>;

const whole = <K extends ContentKind>(kind: K) =>
  z.object({
    Kind: z.literal(kind),
    VersionId: z.string().nullable(),
    Draft: draftFacts.nullable(),
    Content: CONTENT_SHAPES[kind],
  });
/** A version with its id, or the open draft with its facts. */
const anyWhole = z.discriminatedUnion('Kind', [
  whole('TERMS'),
  whole('PRIVACY'),
  whole('COOKIES'),
  whole('FAQ'),
  whole('HOME'),
  whole('ANNOUNCEMENTS'),
]);
export type WholeContent = z.infer<typeof anyWhole>;

const save = <K extends ContentKind>(kind: K) =>
  z.strictObject({ Kind: z.literal(kind), Version, Content: CONTENT_SHAPES[kind] });

const faqGroup = z.object({
  Key: z.string(),
  Title: localized,
  Questions: z.array(z.object({ Key: z.string(), Title: localized, Answer: localized })),
});

export const contentRoutes = {
  terms: publicText('/cms/get/terms-and-condition.json', 'The terms in force'),
  privacy: publicText('/cms/get/privacy.json', 'The privacy statement in force'),
  cookies: publicText('/cms/get/consent-for-cookies.json', 'The cookie statement in force'),
  faq: defineRoute({
    method: 'GET',
    path: '/cms/get/faq.json',
    summary: 'Questions and answers by group, in every language; answers are sanitised HTML',
    access: 'public',
    reads: ['content'],
    data: z.object({ Groups: z.array(faqGroup) }),
  }),
  ...announcementRoutes,
  list: defineRoute({
    method: 'GET',
    path: '/cms/list',
    summary:
      'Versions of one type of content, newest first, with the number of acceptances, and the open draft',
    access: contentPermissions.READ_CONTENT,
    reads: ['acceptances', 'accounts', 'content'],
    query: z.strictObject({ Kind }),
    data: z.object({
      Rows: z.array(versionRow),
      ActiveAccounts: z.int(),
      Draft: draftFacts.nullable(),
      External: external.nullable(),
    }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/cms/view',
    summary: 'One version as it was published; without VersionId the open draft',
    access: contentPermissions.READ_CONTENT,
    reads: ['accounts', 'content'],
    query: z.strictObject({ Kind, VersionId: VersionId.optional() }),
    data: anyWhole,
  }),
  begin: defineRoute({
    method: 'POST',
    path: '/cms/draft/begin',
    summary:
      'Opens a draft from a version, by default the one in force; returns an open draft if there is one',
    access: contentPermissions.PUBLISH_CONTENT,
    body: z.strictObject({ Kind, VersionId: VersionId.optional() }),
    data: draftFacts,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/cms/draft/save',
    summary: 'Saves the draft, sanitised',
    access: contentPermissions.PUBLISH_CONTENT,
    body: z.discriminatedUnion('Kind', [
      save('TERMS'),
      save('PRIVACY'),
      save('COOKIES'),
      save('FAQ'),
      save('HOME'),
      save('ANNOUNCEMENTS'),
    ]),
    data: draftFacts,
  }),
  discard: defineRoute({
    method: 'POST',
    path: '/cms/draft/discard',
    summary: 'Discards the draft',
    access: contentPermissions.PUBLISH_CONTENT,
    body: z.strictObject({ Kind, Version }),
    data: z.object({}),
  }),
  publish: defineRoute({
    method: 'POST',
    path: '/cms/publish',
    summary: 'Publishes the draft as a version, effective immediately or later',
    access: contentPermissions.PUBLISH_CONTENT,
    body: z.strictObject({
      Kind,
      /** Draft version, to ensure that the reviewed content is what is published. */
      Version,
      VersionId,
      EffectiveAt: z.iso.datetime({ offset: true }).optional(),
    }),
    data: z.object({ VersionId: z.string(), EffectiveAt: z.string() }),
  }),
  withdraw: defineRoute({
    method: 'POST',
    path: '/cms/withdraw',
    summary: 'Withdraws a version that is not in force yet; it remains in the list',
    access: contentPermissions.PUBLISH_CONTENT,
    body: z.strictObject({ Kind, VersionId }),
    data: z.object({}),
  }),
  picture: defineRoute({
    method: 'POST',
    path: '/cms/picture',
    summary: 'Publishes one of the caller’s uploaded pictures as a content picture with a public address',
    access: contentPermissions.PUBLISH_CONTENT,
    body: z.strictObject({ FileKey: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
    data: z.object({ Address: z.string(), Width: z.int(), Height: z.int() }),
  }),
} as const;

/** Implemented by the public site, which renders the page as for its visitors. */
export const contentPreviewRoutes = {
  preview: defineRoute({
    method: 'GET',
    path: '/cms/preview',
    summary: 'Preview of the public page with a version or the open draft: a complete HTML document',
    access: contentPermissions.READ_CONTENT,
    reads: ['accounts', 'certificates', 'content', 'files', 'reference-data', 'services'],
    query: z.strictObject({ Kind, VersionId: VersionId.optional(), Language: z.enum(LANGUAGES) }),
    data: z.object({ Html: z.string() }),
  }),
} as const;

/** File name of each legal text, as endpoint of this portal and on an external server. */
export const LEGAL_FILES = {
  TERMS: 'terms-and-condition.json',
  PRIVACY: 'privacy.json',
  COOKIES: 'consent-for-cookies.json',
} as const satisfies Record<(typeof LEGAL_KINDS)[number], string>;
