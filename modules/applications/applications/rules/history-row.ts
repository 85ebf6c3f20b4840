import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { fileInfo, personName } from '#platform/common/contract/shapes.ts';
import { CERTIFICATE_STATUSES } from './certificate-statuses.ts';

/** Schema of one entry of an application's history, limited to what the reader may see. */
export const historyRow = z.object({
  Version: z.int(),
  Action: z.string(),
  At: z.string(),
  By: personName.nullable(),
  AsRole: z.enum(ROLES).nullable(),
  FromStatus: z.string(),
  ToStatus: z.string(),
  FromStep: z.enum(STEPS).nullable(),
  ToStep: z.enum(STEPS).nullable(),
  /** The user assigned by an ASSIGN action, and the step. */
  Assigned: z.object({ Step: z.enum(STEPS), Name: z.string() }).nullable(),
  Remark: z.string().nullable(),
  Attachment: z.array(fileInfo),
  IsOverride: z.boolean(),
  /** Number of the external form's entry that came with the action. */
  Entry: z.string().nullable(),
  /**
   * The certificate whose end caused the portal to cancel the application, and its final status. The number
   * of a deleted certificate is hidden from clients.
   */
  CertificateEnd: z
    .object({ CertificateNo: z.string().nullable(), CertificateStatusCode: z.enum(CERTIFICATE_STATUSES) })
    .nullable(),
  /** The transaction number given with the action: of the review, the payment or the refund. */
  TransactionNo: z.string().nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;

/** Schema of an event of a record that belongs to the application, such as a nonconformity, in the application's history. */
export const relatedEvent = z.object({
  /** Unique within the answer. */
  Id: z.string(),
  /** Number of the record, and the path of its screen. */
  No: z.string(),
  Path: z.string().regex(/^\//),
  /** Key of the text that follows the name of the person. */
  Text: z.string(),
  At: z.string(),
  By: personName.nullable(),
  Remark: z.string().nullable(),
});
export type RelatedEvent = z.infer<typeof relatedEvent>;
