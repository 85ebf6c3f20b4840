/** HTTP endpoints and types of the public register: list, verdict, file check, bulk check, disclosures. */
import { z } from 'zod';
import { CERTIFICATE_STATUSES } from '#modules/applications/applications/rules/index.ts';
import { referenceCode } from '#modules/catalogue/services/rules/index.ts';
import { VERDICTS } from '#modules/certification/certificates/rules/index.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { listData, listQuery } from '#platform/common/contract/list.ts';
import { localized } from '#platform/common/contract/shapes.ts';

const registerRow = z.object({
  CertificateNo: z.string(),
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
  OrgName: localized,
  ServiceName: localized,
  Verdict: z.enum(VERDICTS),
  CertificateStatusCode: z.enum(CERTIFICATE_STATUSES),
  EffectiveDate: z.string(),
  ExpiryDate: z.string().nullable(),
  Revision: z.int(),
  /** Names of the holder on earlier published certificates, newest first. */
  FormerNames: z.array(localized),
});
export type RegisterRow = z.infer<typeof registerRow>;

const verdictView = z.object({
  Verdict: z.enum(VERDICTS),
  CertificateNo: z.string(),
  /** YYYY-MM-DD for which the verdict applies. */
  On: z.string(),
  CheckedAt: z.string(),
  Certificate: registerRow
    .extend({
      BranchName: localized,
      /** As the certificate has it today. */
      Scope: localized,
      /** As it had it on the day of the result. */
      ScopeThen: localized,
      Sites: z.array(z.string()),
      FirstIssueDate: z.string(),
      DecisionDate: z.string(),
      RevisionDate: z.string(),
      /** YYYY-MM-DD from which the current verdict applies. */
      Since: z.string(),
      RenewalOpens: z.string().nullable(),
      IsSigned: z.boolean(),
      IsDemo: z.boolean(),
      History: z.array(
        z.object({ Event: z.string(), Verdict: z.enum(VERDICTS), On: z.string(), Revision: z.int() }),
      ),
      /** Download address of the signed certificate for users with number and code; null without the code. */
      DownloadUrl: z.string().nullable(),
      /** Download address of the disclosure document while the certificate is published. */
      DisclosureUrl: z.string().nullable(),
    })
    .nullable(),
});
export type VerdictView = z.infer<typeof verdictView>;

const checkView = z.object({
  Result: z.enum(['ORIGINAL', 'SUPERSEDED', 'UNKNOWN']),
  CertificateNo: z.string().nullable(),
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']).nullable(),
  Revision: z.int().nullable(),
  /** Revision in force. */
  InForce: z.int().nullable(),
  /** Current verdict on the certificate; `Since` is the day from which it applies, YYYY-MM-DD. */
  Verdict: z.enum(VERDICTS),
  Since: z.string().nullable(),
});
export type CheckView = z.infer<typeof checkView>;

/** Industry of offered services, as a filter of the register. */
const publicIndustry = z.object({ Code: z.string(), Name: localized });
export type PublicIndustry = z.infer<typeof publicIndustry>;

/**
 * One line of a bulk check. A number that is unknown, or not visible without its code, has only a verdict.
 */
const checkedRow = z.object({
  CertificateNo: z.string(),
  Verdict: z.enum(VERDICTS),
  /** YYYY-MM-DD from which the verdict applies. */
  Since: z.string().nullable(),
  OrgName: localized.nullable(),
  ServiceName: localized.nullable(),
  EffectiveDate: z.string().nullable(),
  ExpiryDate: z.string().nullable(),
});
export type CheckedRow = z.infer<typeof checkedRow>;

/** Maximum number of certificate numbers in one bulk check. */
export const CHECK_LIMIT = 1_000;

const disclosureRow = z.object({
  CertificateNo: z.string(),
  OrgName: localized,
  ServiceName: localized,
  PublishedOn: z.string(),
  DownloadUrl: z.string(),
  /** Bytes. */
  Size: z.int(),
});

const certificateNo = z.string().trim().min(1).max(40);
const code = z.string().trim().max(40);

/** Endpoints available to everyone: the public register and the verdict on one certificate. */
export const publicRoutes = {
  industryList: defineRoute({
    method: 'GET',
    path: '/public/industry/list',
    summary: 'Industries of the services on offer',
    access: 'public',
    reads: ['reference-data', 'services'],
    data: z.object({ Rows: z.array(z.string()) }),
  }),
  certificateList: defineRoute({
    method: 'GET',
    path: '/public/certificate/list',
    summary: 'The public register',
    access: 'public',
    reads: ['applications', 'certificates', 'services'],
    query: listQuery(['CertificateNo', 'OrgName', 'EffectiveDate', 'ExpiryDate'], {
      ServiceKey: key.optional(),
      /** Tag of the certificate's service. */
      TagCode: referenceCode.optional(),
      /** Industry of the certificate's application. */
      IndustryCode: referenceCode.optional(),
      Verdict: z.enum(VERDICTS).optional(),
      From: z.iso.date().optional(),
      To: z.iso.date().optional(),
    }),
    data: listData(registerRow).extend({ ValidCount: z.int() }),
  }),
  certificateView: defineRoute({
    method: 'GET',
    path: '/public/certificate/view',
    summary: 'The verification result of one certificate, now or on a date',
    access: 'public',
    reads: [
      'accounts',
      'certificates',
      'credentials',
      'disclosures',
      'files',
      'reference-data',
      'services',
      'signing-certificates',
      'transparency-log',
    ],
    query: z.strictObject({
      CertificateNo: certificateNo,
      Code: code.optional(),
      On: z.iso.date().optional(),
    }),
    data: verdictView,
  }),
  certificateCheck: defineRoute({
    method: 'POST',
    path: '/public/certificate/check',
    summary: 'Whether a file with this hash was issued by the portal',
    access: 'public',
    body: z.strictObject({ Sha256: z.string().regex(/^[0-9a-fA-F]{64}$/) }),
    data: checkView,
  }),
  certificateCheckList: defineRoute({
    method: 'POST',
    path: '/public/certificate/check/list',
    summary: 'The verification results of several numbers, in the requested order',
    access: 'public',
    body: z.strictObject({
      Items: z
        .array(z.strictObject({ CertificateNo: certificateNo, Code: code.optional() }))
        .min(1)
        .max(CHECK_LIMIT),
    }),
    data: z.object({ Rows: z.array(checkedRow), CheckedAt: z.string() }),
  }),
  disclosureList: defineRoute({
    method: 'GET',
    path: '/public/disclosure/list',
    summary: 'Disclosure documents of published certificates',
    access: 'public',
    reads: ['certificates', 'files', 'services'],
    query: listQuery(['PublishedOn'], {
      ServiceKey: key.optional(),
      /** Publication day, inclusive. */
      From: z.iso.date().optional(),
      To: z.iso.date().optional(),
    }),
    data: listData(disclosureRow),
  }),
} as const;
