/** HTTP endpoints and types for customising the portal's texts: list, submit, history, import preview. */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { version } from '#platform/common/contract/inputs.ts';
import { listData } from '#platform/common/contract/list.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { LANGUAGES } from '#platform/common/i18n/language.ts';
import { translationsPermissions } from './permissions.ts';
import { textList } from './text-list.ts';

/** Maximum number of texts changed by one request. */
export const MAX_TEXTS = 500;
/** Maximum size in bytes of an imported file as sent: a workbook, or a compressed text file. */
export const MAX_IMPORT_BYTES = 700_000;

const textKey = z.string().regex(/^[A-Za-z0-9_.]{1,80}$/);
const customText = z.object({
  EN: z.string().nullable(),
  CHT: z.string().nullable(),
  CHS: z.string().nullable(),
});
export type CustomText = z.infer<typeof customText>;

/** One text of the portal. Version 0: never changed. */
const textView = z.object({
  Key: z.string(),
  /** Part of the portal that uses the text. */
  Area: z.string(),
  BuiltIn: localized,
  /** The organisation's own texts; null where the built-in ones apply. */
  CustomText: customText,
  Version: z.int(),
  At: z.string().nullable(),
  By: z.string().nullable(),
  /** Maximum number of characters per language. */
  Limit: z.int(),
});
export type TextView = z.infer<typeof textView>;

const textInput = z.string().max(2000).nullable().optional();

/** Lines of an imported file that are valid, with their changes. */
const importChange = z.object({
  Line: z.int(),
  Key: z.string(),
  Version: z.int(),
  Before: localized,
  After: localized,
  /** Values to submit for this change. */
  CustomText: customText.partial(),
});
export type ImportChange = z.infer<typeof importChange>;

export const translationRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/translation/list',
    summary: 'Texts in three languages: the built-in and the custom ones',
    access: translationsPermissions.CHANGE_TRANSLATIONS,
    reads: ['accounts', 'translations'],
    query: textList.Query,
    data: listData(textView).extend({
      Counts: z.object({ Changed: z.int(), Missing: z.int() }),
      Areas: z.array(z.string()),
    }),
  }),
  history: defineRoute({
    method: 'GET',
    path: '/translation/history',
    summary: 'Change history of a text, newest first',
    access: translationsPermissions.CHANGE_TRANSLATIONS,
    reads: ['accounts', 'translations'],
    query: z.strictObject({ Key: textKey }),
    data: z.object({
      Rows: z.array(
        z.object({
          Version: z.int(),
          At: z.string(),
          By: z.string().nullable(),
          Before: customText,
          After: customText,
        }),
      ),
    }),
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/translation/submit',
    summary: 'Sets custom texts; null restores the built-in ones, omitted languages do not change',
    access: translationsPermissions.CHANGE_TRANSLATIONS,
    body: z.strictObject({
      Texts: z
        .array(
          z.strictObject({
            Key: textKey,
            Version: version,
            CustomText: z.strictObject({ EN: textInput, CHT: textInput, CHS: textInput }),
          }),
        )
        .min(1)
        .max(MAX_TEXTS),
    }),
    data: z.object({ Rows: z.array(textView) }),
  }),
  preview: defineRoute({
    method: 'POST',
    path: '/translation/import/preview',
    summary: 'Preview of the changes in a file, with the lines that cannot be imported; writes nothing',
    access: translationsPermissions.CHANGE_TRANSLATIONS,
    body: z.strictObject({
      FileName: z.string().trim().min(1).max(200),
      /** The file's bytes in base64; a text file may be compressed with gzip. */
      Content: z
        .string()
        .min(1)
        .max(Math.ceil(MAX_IMPORT_BYTES / 3) * 4)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    }),
    data: z.object({
      Changes: z.array(importChange),
      Faults: z.array(
        z.object({
          Line: z.int(),
          Key: z.string(),
          Language: z.enum(LANGUAGES).nullable(),
          Message: z.string(),
        }),
      ),
      /** Lines identical to the current text. */
      Same: z.int(),
    }),
  }),
} as const;
