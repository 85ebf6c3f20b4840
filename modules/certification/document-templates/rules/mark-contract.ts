/**
 * API contract for the pictures printed on certificates (logos, signatures, accreditation marks): list, add
 * or change, and remove; existing certificates keep theirs.
 */
import { z } from 'zod';
import { defineRoute, type Route } from '#platform/common/contract/define-route.ts';
import { dateInput, key, line } from '#platform/common/contract/inputs.ts';
import { localized } from '#platform/common/contract/shapes.ts';
import { MARK_KINDS, MARK_STATES } from './mark-kinds.ts';
import { documentTemplatesPermissions } from './permissions.ts';

const text = (limit: number) => line.min(1, 'FIELD_TEXT_MISSING').max(limit);
const texts = (limit: number) => z.strictObject({ EN: text(limit), CHT: text(limit), CHS: text(limit) });
const maybe = line.max(200);

const markRow = z.object({
  MarkKey: z.string(),
  Kind: z.enum(MARK_KINDS),
  State: z.enum(MARK_STATES),
  /** Name of the mark; for a signature, the signatory's name. */
  Name: localized,
  /** For a signature, the signatory's title; otherwise empty. */
  Title: localized,
  Alt: localized,
  /** Keys of the services whose pages show it; empty for all services. */
  Services: z.array(z.string()),
  ValidFrom: z.string(),
  /** Last day of use; null for until further notice. */
  ValidTo: z.string().nullable(),
  Width: z.int(),
  Height: z.int(),
  Version: z.int(),
  UpdatedAt: z.string(),
});
export type MarkRow = z.infer<typeof markRow>;

export const markRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/mark/list',
    summary: 'Logos, signatures and accreditation marks: current, scheduled and ended',
    access: documentTemplatesPermissions.MANAGE_MARKS,
    reads: ['document-templates', 'services'],
    data: z.object({
      Rows: z.array(markRow),
      Services: z.array(z.object({ ServiceKey: z.string(), Name: localized })),
    }),
  }),
  submit: defineRoute({
    method: 'POST',
    path: '/mark/submit',
    summary: 'Adds or changes a picture for certificates; existing documents keep theirs',
    access: documentTemplatesPermissions.MANAGE_MARKS,
    body: z.strictObject({
      /** Omitted for a new mark. */
      MarkKey: key.optional(),
      Version: z.int().min(0).optional(),
      Kind: z.enum(MARK_KINDS),
      /** The user's own upload; omitted to retain the current picture. */
      FileKey: key.optional(),
      Name: texts(120),
      Title: z.strictObject({ EN: maybe, CHT: maybe, CHS: maybe }),
      Alt: texts(200),
      Services: z.array(key).max(200).default([]),
      ValidFrom: dateInput,
      ValidTo: dateInput.nullable(),
    }),
    data: markRow,
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/mark/remove',
    summary: 'Removes a picture from new certificates; existing documents keep it',
    access: documentTemplatesPermissions.MANAGE_MARKS,
    body: z.strictObject({ MarkKey: key, Version: z.int().min(0) }),
    data: z.object({}),
  }),
} as const satisfies Record<string, Route>;
