/** API contract of certificate templates: list, view, check, preview and save. */
import { z } from 'zod';
import { CERTIFICATE_LANGUAGES } from '#modules/catalogue/services/rules/index.ts';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { key, remark } from '#platform/common/contract/inputs.ts';
import { personName } from '#platform/common/contract/shapes.ts';
import { documentTemplatesPermissions } from './permissions.ts';
import { SAMPLES } from './samples.ts';

/** Maximum size of a template's source, in bytes of UTF-8. */
const SOURCE_LIMIT = 200_000;

const language = z.enum(CERTIFICATE_LANGUAGES);
const source = z
  .string()
  .min(1, 'FIELD_TEXT_MISSING')
  .max(SOURCE_LIMIT)
  .refine((text) => new TextEncoder().encode(text).byteLength <= SOURCE_LIMIT, 'FIELD_DESIGN_TOO_LONG');

/** Line and Column are 1-based. Problems without a position are placed at the beginning. */
export const templateProblem = z.object({
  Line: z.int(),
  Column: z.int(),
  Message: z.string(),
  Tone: z.enum(['danger', 'warning']),
});
export type TemplateProblem = z.infer<typeof templateProblem>;

/** Result of one sample: pages, layout time in milliseconds, and whether it conforms to both standards. */
const sampleResult = z.object({
  Sample: z.enum(SAMPLES),
  Pages: z.int(),
  Ms: z.int(),
  IsPassed: z.boolean(),
});
export type SampleResult = z.infer<typeof sampleResult>;

const templateRow = z.object({
  TemplateKey: z.string(),
  Language: language,
  VersionNo: z.int(),
  /** Available to every service of the certification body. */
  IsForAll: z.boolean(),
  Remark: z.string().nullable(),
  At: z.string(),
  By: personName.nullable(),
  Checks: z.array(sampleResult),
  /** Versions of this service that use it, newest first. */
  UsedBy: z.array(z.int()),
});
export type TemplateRow = z.infer<typeof templateRow>;

const placeholder = z.object({
  /** Name as written in a template: `data.Organisation`. */
  Name: z.string(),
  /** Description for the author. */
  What: z.string(),
  /** Code to insert into a template to print it. */
  Insert: z.string(),
  /** Required: a template that does not print it is refused. */
  IsNeeded: z.boolean(),
  /** Value on the ordinary sample certificate. */
  Sample: z.string(),
});
export type TemplatePlaceholder = z.infer<typeof placeholder>;

const findings = z.object({
  Problems: z.array(templateProblem),
  Samples: z.array(sampleResult),
});

const tried = z.strictObject({ ServiceKey: key, Language: language, Source: source });

export const templateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/assessment/template/list',
    summary: 'All templates available to a service, newest first',
    access: documentTemplatesPermissions.READ_DOCUMENT_TEMPLATES,
    reads: ['accounts', 'document-templates', 'services'],
    query: z.strictObject({ ServiceKey: key }),
    data: z.object({ Rows: z.array(templateRow) }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/assessment/template/view',
    summary: 'One version of a template with its source',
    access: documentTemplatesPermissions.READ_DOCUMENT_TEMPLATES,
    reads: ['accounts', 'document-templates', 'services'],
    query: z.strictObject({ ServiceKey: key, TemplateKey: key }),
    data: templateRow.extend({ Source: z.string() }),
  }),
  start: defineRoute({
    method: 'GET',
    path: '/assessment/template/start',
    summary: 'The source of the built-in template, and the data available to templates',
    access: documentTemplatesPermissions.READ_DOCUMENT_TEMPLATES,
    reads: ['document-templates', 'services'],
    query: z.strictObject({ ServiceKey: key, Language: language }),
    data: z.object({ Source: z.string(), Placeholders: z.array(placeholder) }),
  }),
  preview: defineRoute({
    method: 'POST',
    path: '/assessment/template/preview',
    summary: 'Preview of a template as images, with a sample or an application; saves nothing',
    access: documentTemplatesPermissions.READ_DOCUMENT_TEMPLATES,
    body: z.strictObject({
      ServiceKey: key,
      Language: language,
      /** Source of an unsaved template. Without it and without a key, the built-in page is used. */
      Source: source.optional(),
      /** Key of a saved template. */
      TemplateKey: key.optional(),
      Sample: z.enum(SAMPLES).default('ORDINARY'),
      /** Application to preview instead of a sample. */
      ApplicationKey: key.optional(),
    }),
    data: z.object({ Pages: z.array(z.string()), Problems: z.array(templateProblem) }),
  }),
  check: defineRoute({
    method: 'POST',
    path: '/assessment/template/check',
    summary: 'Checks a template with all samples; saves nothing',
    access: documentTemplatesPermissions.CHANGE_DOCUMENT_TEMPLATES,
    body: tried,
    data: findings,
  }),
  save: defineRoute({
    method: 'POST',
    path: '/assessment/template',
    summary: 'Checks a template with all samples and saves it as a new version',
    access: documentTemplatesPermissions.CHANGE_DOCUMENT_TEMPLATES,
    body: tried.extend({
      Remark: remark.trim().max(1000).optional(),
      /** Available to every service of the certification body, not only to this one. */
      IsForAll: z.boolean().default(false),
    }),
    data: templateRow,
  }),
} as const satisfies Record<string, Route>;
