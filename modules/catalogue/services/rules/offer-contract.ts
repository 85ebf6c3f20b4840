/**
 * Public endpoints, without sign-in, that list and show the services on offer, with the fields of a service
 * that the public may see.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { publicTag } from '#platform/common/contract/public-tag.ts';
import { localized } from '#platform/common/contract/shapes.ts';

/** A tag by which services, and their certificates, can be found. */

const publicService = z.object({
  ServiceKey: z.string(),
  Name: localized,
  NameExtra: localized,
  Summary: localized,
  Description: localized,
  WhoFor: localized,
  DocumentsNeeded: z.array(localized),
  Kind: z.enum(['CERTIFICATE', 'STATEMENT']),
  Industries: z.array(z.string()),
  /** Tags in use, in the configured order. */
  Tags: z.array(publicTag),
  SchemeCode: z.string(),
  Steps: z.array(z.string()),
  AssessmentTypes: z.array(z.string()),
  UsualDays: z.int(),
  FromCents: z.int(),
  Fees: z.array(z.object({ AssessmentType: z.string(), AmountCents: z.int() })),
  /** One-off price of the certificate itself in cents; 0 if the assessment fees cover it. */
  CertificateCents: z.int(),
  /** The step for which the invoice of an assessment must be paid. */
  PaymentGate: z.enum(['BEFORE_REVIEW', 'BEFORE_CERTIFICATE']),
  /** Months of validity, and months after the decision at which surveillance is due; null: no expiry. */
  Cycle: z.object({ ValidMonths: z.int(), SurveillanceMonths: z.array(z.int()) }).nullable(),
});
export type PublicService = z.infer<typeof publicService>;

/** Endpoints for services on offer, available to the public. */
export const offerRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/public/service/list',
    summary: 'Services on offer',
    access: 'public',
    reads: ['reference-data', 'services'],
    data: z.object({ Rows: z.array(publicService) }),
  }),
  view: defineRoute({
    method: 'GET',
    path: '/public/service/view',
    summary: 'One service on offer',
    access: 'public',
    reads: ['reference-data', 'services'],
    query: z.strictObject({ Key: key }),
    data: publicService,
  }),
} as const;
