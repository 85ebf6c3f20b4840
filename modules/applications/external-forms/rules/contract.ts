/** API routes and types of external forms: frame address, received entries, form ids and synchronisation. */
import { z } from 'zod';
import { draftDefinition, machForm, serviceView } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { key, version } from '#platform/common/contract/inputs.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { ELEMENT_KINDS } from './element.ts';
import { ENTRY_OUTCOMES } from './outcome.ts';
import { externalFormsPermissions } from './permissions.ts';

const byKey = z.strictObject({ ApplicationKey: key });

/** One entry submitted to an external form. */
const entryRow = z.object({
  EntryKey: z.string(),
  FormId: z.string().nullable(),
  EntryNo: z.string().nullable(),
  ReceivedAt: z.string(),
  Outcome: z.enum(ENTRY_OUTCOMES),
  /** Reason for rejection, in the caller's language. */
  Reason: z.string().nullable(),
  /** True if the application's answers are a copy of this entry. */
  IsCurrent: z.boolean(),
  /**
   * The entered values as received; for staff only. `Question` is null if the value is not part of the
   * answers.
   */
  Values: z.array(z.object({ Element: z.string(), Question: z.string().nullable(), Text: z.string() })),
});
export type EntryRow = z.infer<typeof entryRow>;

const SYNC_CHANGES = ['ADDED', 'REMOVED', 'CHANGED'] as const;

/** An element as it currently is on the form server, with the question that it fills in. */
const syncedElement = z.object({
  Element: z.string(),
  Titles: z.object({ EN: z.string(), CHT: z.string(), CHS: z.string() }),
  Kind: z.enum(ELEMENT_KINDS),
  IsRequired: z.boolean(),
  /** Name of a question, `Token`, or null if the value is stored only with the entry. */
  Question: z.string().nullable(),
  /** True if the question is created by this synchronisation. */
  IsNew: z.boolean(),
  /** Change since the form was last read. */
  Change: z.enum(SYNC_CHANGES).nullable(),
});
export type SyncedElement = z.infer<typeof syncedElement>;

export const externalFormRoutes = {
  frame: defineRoute({
    method: 'POST',
    path: '/application/form/frame',
    summary: 'Address of the external form of an application, limited to this user and in time',
    access: externalFormsPermissions.FILL_IN_EXTERNAL_FORMS,
    // If no language is given, that of the request applies.
    body: byKey.extend({ Language: z.enum(LANGUAGES).optional() }),
    data: z.object({
      Address: z.string(),
      /** The only origin from which messages are accepted. */
      Origin: z.string(),
      FormId: z.string(),
      /** Language of the form, which may differ from the requested one if that has no form. */
      Language: z.enum(LANGUAGES),
      ExpiresAt: z.string(),
    }),
  }),
  entries: defineRoute({
    method: 'GET',
    path: '/application/form/entries',
    summary: 'Entries received from the external form server for an application, newest first',
    access: 'session',
    reads: [
      'accounts',
      'applications',
      'certificates',
      'checklists',
      'external-forms',
      'invoices',
      'nonconformities',
      'payment-connection',
      'payments',
      'services',
      'teams',
    ],
    query: byKey,
    data: z.object({
      Rows: z.array(entryRow),
      /** Entries of the same forms that belong to no application; only for users who may link them. */
      Stray: z.array(entryRow),
    }),
  }),
  editId: defineRoute({
    method: 'POST',
    path: '/assessment/edit/machform/id',
    summary: 'Sets the MachForm form of a service in each language; changes the draft',
    access: externalFormsPermissions.MANAGE_EXTERNAL_FORMS,
    body: z.strictObject({ ServiceKey: key, Version: version.optional(), Forms: machForm.shape.Forms }),
    data: serviceView,
  }),
  sync: defineRoute({
    method: 'POST',
    path: '/assessment/sync/machform',
    summary: 'Reads the forms of a service and maps their elements to questions',
    access: externalFormsPermissions.MANAGE_EXTERNAL_FORMS,
    body: z.strictObject({
      ServiceKey: key,
      Version: version.optional(),
      /**
       * The unsaved draft on screen, in which case nothing is saved. If omitted, the saved draft is changed.
       */
      Definition: draftDefinition.optional(),
    }),
    data: z.object({
      MachForm: machForm,
      Form: z.record(z.string(), z.unknown()),
      Elements: z.array(syncedElement),
      /** When the forms were last read; null the first time. */
      LastReadAt: z.string().nullable(),
    }),
  }),
} as const satisfies Record<string, Route>;
