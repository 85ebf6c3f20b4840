/**
 * API route for the assessments of a service that a client may start today, with reasons for the
 * unavailable ones.
 */
import { z } from 'zod';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { reason } from '#platform/common/contract/error.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';
import { applicationsPermissions } from './permissions.ts';
import { APPLICATION_STATUSES } from './statuses.ts';

/**
 * An assessment type that a service offers. `IsOpen` without `Certificates` means INITIAL, which has no
 * certificate.
 */
const startOption = z.object({
  AssessmentType: z.enum(ASSESSMENT_TYPES),
  IsOpen: z.boolean(),
  /** The certificates for which it can be started. */
  Certificates: z.array(
    z.object({ CertificateKey: z.string(), CertificateNo: z.string(), ExpiryDate: z.string().nullable() }),
  ),
  /** Reasons why it cannot be started: one per certificate, or one for having no certificate. */
  Reasons: z.array(reason),
});
export type StartOption = z.infer<typeof startOption>;

/**
 * What another initial application for the service would duplicate: certificates in force, and initial applications
 * that have not ended. Those that are not shared with a sub-account are not named.
 */
const existingWork = z.object({
  /** The organisation has some that the caller may not see. */
  HasUnshared: z.boolean(),
  Certificates: z.array(
    z.object({ CertificateKey: z.string(), CertificateNo: z.string(), ExpiryDate: z.string().nullable() }),
  ),
  Applications: z.array(
    z.object({
      ApplicationKey: z.string(),
      ApplicationNo: z.string().nullable(),
      ApplicationStatusCode: z.enum(APPLICATION_STATUSES),
    }),
  ),
});
export type ExistingWork = z.infer<typeof existingWork>;

export const startRoutes = {
  options: defineRoute({
    method: 'GET',
    path: '/application/begin/options',
    summary:
      'Assessments of a service that the caller may start today, for which certificates, with reasons for the others',
    access: applicationsPermissions.SUBMIT_APPLICATIONS,
    reads: ['accounts', 'applications', 'certificates', 'reference-data', 'services', 'teams'],
    query: z.strictObject({ ServiceKey: key }),
    data: z.object({ Types: z.array(startOption), Existing: existingWork }),
  }),
};
