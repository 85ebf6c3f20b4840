import { z } from 'zod';
import { hongKongDate } from '../format/dates.ts';
import { INVISIBLE } from '../format/invisible-characters.ts';
import { freeText } from './free-text.ts';

/** Opaque key of any record: what the server makes with 128 random bits. */
export const key = z.string().regex(/^[A-Za-z0-9_-]{10,40}$/);

/** A day, YYYY-MM-DD; a full moment is taken as its day in Hong Kong. Centuries that no record means are refused. */
export const dateInput = z
  .union([
    z.iso.date(),
    z.iso.datetime({ offset: true }).transform((moment) => hongKongDate(new Date(moment))),
  ])
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01');

/** A name: one line, shown as written wherever it appears (lists, emails, exports, certificates). */
export const line = z
  .string()
  .trim()
  .refine((text) => !INVISIBLE.test(text));

/** A name in three languages, where those that are missing stay empty. */
export const lines = (limit: number) =>
  z.strictObject({
    EN: line.max(limit).default(''),
    CHT: line.max(limit).default(''),
    CHS: line.max(limit).default(''),
  });

export const remark = freeText;
export const attachment = z.array(key).max(20);
export const version = z.int().min(0);

/** Ends of an action's body on an application; every row's own fields are added to it. */
export const applicationInput = z.strictObject({
  ApplicationKey: key,
  Version: version.optional(),
  Remark: remark.optional(),
  Attachment: attachment.optional(),
});

/** Columns of a list by their ids, in their order. */
export const columnIds = z
  .array(z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/))
  .min(1)
  .max(40)
  .refine((ids) => new Set(ids).size === ids.length);
