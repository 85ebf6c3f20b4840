import { z } from 'zod';
import { draftDefinition, machForm, serviceView } from '#modules/catalogue/services/rules/index.ts';
import { CLIENT_ROLES, SETTINGS_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { key, version } from '#platform/common/contract/inputs.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { ELEMENT_KINDS } from './element.ts';
import { ENTRY_OUTCOMES } from './outcome.ts';

const byKey = z.strictObject({ ApplicationKey: key });

/** One submission of a form that is filled in elsewhere. */
const entryRow = z.object({
  EntryKey: z.string(),
  FormId: z.string().nullable(),
  EntryNo: z.string().nullable(),
  ReceivedAt: z.string(),
  Outcome: z.enum(ENTRY_OUTCOMES),
  /** Why it was not taken, in the caller's language. */
  Reason: z.string().nullable(),
  /** The application's answers are a copy of this one. */
  IsCurrent: z.boolean(),
  /** What was entered, as it came; for staff only. `Question` is null where the value stays out of the answers. */
  Values: z.array(z.object({ Element: z.string(), Question: z.string().nullable(), Text: z.string() })),
});
export type EntryRow = z.infer<typeof entryRow>;

const SYNC_CHANGES = ['ADDED', 'REMOVED', 'CHANGED'] as const;

/** An element as it currently is on the form's server, with what it fills in here. */
const syncedElement = z.object({
  Element: z.string(),
  Titles: z.object({ EN: z.string(), CHT: z.string(), CHS: z.string() }),
  Kind: z.enum(ELEMENT_KINDS),
  IsRequired: z.boolean(),
  /** A question's name, `Token`, or null: kept with the entry, not among the answers. */
  Question: z.string().nullable(),
  /** The question is made by this synchronisation. */
  IsNew: z.boolean(),
  /** Against the last time it was read. */
  Change: z.enum(SYNC_CHANGES).nullable(),
});
export type SyncedElement = z.infer<typeof syncedElement>;

export const externalFormRoutes = {
  frame: defineRoute({
    method: 'POST',
    path: '/application/form/frame',
    summary: 'Address of the external form of an application, limited to this user and in time',
    access: CLIENT_ROLES,
    // Without a language: that of the call.
    body: byKey.extend({ Language: z.enum(LANGUAGES).optional() }),
    data: z.object({
      Address: z.string(),
      /** The only origin whose messages count. */
      Origin: z.string(),
      FormId: z.string(),
      /** The language of the form, where the chosen one has none of its own. */
      Language: z.enum(LANGUAGES),
      ExpiresAt: z.string(),
    }),
  }),
  entries: defineRoute({
    method: 'GET',
    path: '/application/form/entries',
    summary: 'Entries received from the external form server for an application, newest first',
    access: 'session',
    query: byKey,
    data: z.object({
      Rows: z.array(entryRow),
      /** For who may link them: entries of the same forms that belong to no application. */
      Stray: z.array(entryRow),
    }),
  }),
  editId: defineRoute({
    method: 'POST',
    path: '/assessment/edit/machform/id',
    summary: 'Sets the MachForm form of a service in each language; changes the draft',
    access: SETTINGS_ROLES,
    body: z.strictObject({ ServiceKey: key, Version: version.optional(), Forms: machForm.shape.Forms }),
    data: serviceView,
  }),
  sync: defineRoute({
    method: 'POST',
    path: '/assessment/sync/machform',
    summary: 'Reads the forms of a service and maps their elements to questions',
    access: SETTINGS_ROLES,
    body: z.strictObject({
      ServiceKey: key,
      Version: version.optional(),
      /** The draft as it is on the screen: nothing is saved then. Without it the saved draft is changed. */
      Definition: draftDefinition.optional(),
    }),
    data: z.object({
      MachForm: machForm,
      Form: z.record(z.string(), z.unknown()),
      Elements: z.array(syncedElement),
      /** When the forms were read before; null the first time. */
      LastReadAt: z.string().nullable(),
    }),
  }),
} as const satisfies Record<string, Route>;
