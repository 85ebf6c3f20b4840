import { z } from 'zod';
import { CLIENT_ROLES } from '#platform/common/access/roles.ts';
import { defineRoute } from '#platform/common/contract/define-route.ts';
import { reason } from '#platform/common/contract/error.ts';
import { key } from '#platform/common/contract/inputs.ts';
import { ASSESSMENT_TYPES } from '#platform/common/format/assessment-types.ts';

/** A kind of assessment that a service offers. `IsOpen` without `Certificates`: INITIAL, which belongs to none. */
const startOption = z.object({
  AssessmentType: z.enum(ASSESSMENT_TYPES),
  IsOpen: z.boolean(),
  /** The certificates that qualify. */
  Certificates: z.array(
    z.object({ CertificateKey: z.string(), CertificateNo: z.string(), ExpiryDate: z.string().nullable() }),
  ),
  /** Why it cannot be begun, one sentence for each certificate, or for having none. */
  Reasons: z.array(reason),
});
export type StartOption = z.infer<typeof startOption>;

export const startRoutes = {
  options: defineRoute({
    method: 'GET',
    path: '/application/begin/options',
    summary:
      'Assessments of a service that the caller may start today, for which certificates, with reasons for the others',
    access: CLIENT_ROLES,
    query: z.strictObject({ ServiceKey: key }),
    data: z.object({ Types: z.array(startOption) }),
  }),
};
