import { z } from 'zod';
import { defineRoute } from '../contract/define-route.ts';
import { key } from '../contract/inputs.ts';
import { listData, listQuery } from '../contract/list.ts';
import { localized } from '../contract/shapes.ts';
import { CERTIFICATE_STATUSES } from './statuses.ts';

export const certificateRow = z.object({
  CertificateKey: z.string(),
  /** The application that it came from first. */
  ApplicationKey: z.string(),
  CertificateNo: z.string(),
  CertificateStatusCode: z.enum(CERTIFICATE_STATUSES),
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
  OrgName: localized,
  ServiceName: localized,
  Revision: z.int(),
  EffectiveDate: z.string(),
  ExpiryDateTime: z.string().nullable(),
  IsExpired: z.boolean(),
});
export type CertificateRow = z.infer<typeof certificateRow>;

export const certificateView = certificateRow.extend({
  /** Public address of the verdict page, with the code. */
  VerifyUrl: z.string(),
  /** It has an invoice of its own, and this reader may see it. */
  HasInvoice: z.boolean(),
  /** FileKey of the newest revision's PDF; null while it is being made. */
  File: z.string().nullable(),
  Sha256: z.string().nullable(),
  Revisions: z.array(
    z.object({
      Revision: z.int(),
      On: z.string(),
      FileKey: z.string().nullable(),
      Sha256: z.string().nullable(),
      Status: z.string(),
    }),
  ),
});
export type CertificateView = z.infer<typeof certificateView>;

export const certificateRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/application/certificate/list',
    summary: 'Certificates in the scope of the caller',
    access: 'session',
    query: listQuery(['CertificateNo', 'OrgName', 'EffectiveDate', 'ExpiryDate'], {
      Status: z.string().max(200).optional(),
    }),
    data: listData(certificateRow),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/application/certificate/view',
    summary: 'The certificate of an application',
    access: 'session',
    query: z.strictObject({ ApplicationKey: key }),
    data: certificateView,
  }),
} as const;
