import { z } from 'zod';
import { STEPS } from '#modules/catalogue/services/rules/index.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import { fileInfo, personName } from '#platform/common/contract/shapes.ts';
import { CERTIFICATE_STATUSES } from './certificate-statuses.ts';

/** One entry of an application's history as its reader sees it. */
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
  /** Whom ASSIGN named, and for which step. */
  Assigned: z.object({ Step: z.enum(STEPS), Name: z.string() }).nullable(),
  Remark: z.string().nullable(),
  Attachment: z.array(fileInfo),
  IsOverride: z.boolean(),
  /** Number of the external form's entry that came with it. */
  Entry: z.string().nullable(),
  /**
   * The certificate whose end was the reason why the portal cancelled it, and how that certificate ended. Clients are
   * not shown the number of one that was deleted.
   */
  CertificateEnd: z
    .object({ CertificateNo: z.string().nullable(), CertificateStatusCode: z.enum(CERTIFICATE_STATUSES) })
    .nullable(),
  /** The number given with it: of the review, of the payment or of the refund, by the action. */
  TransactionNo: z.string().nullable(),
});
export type HistoryRow = z.infer<typeof historyRow>;
