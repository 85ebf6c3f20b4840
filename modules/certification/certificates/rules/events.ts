import type { EventTable } from '#platform/common/log-events.ts';

/** Events that the certificate module writes to the event log. */
export const certificatesEvents = {
  CERTIFICATE: [
    'CERTIFICATE_RENEW',
    'CERTIFICATE_PUBLISH',
    'CERTIFICATE_UNPUBLISH',
    'CERTIFICATE_SUSPEND',
    'CERTIFICATE_RESUME',
    'CERTIFICATE_TERMINATE',
    'CERTIFICATE_EXPIRE',
    'CERTIFICATE_EXTEND',
    'CERTIFICATE_EXTEND_SCOPE',
    'CERTIFICATE_REDUCE_SCOPE',
    'CERTIFICATE_REGENERATE',
    'CERTIFICATE_UPLOAD_CERT',
    'CERTIFICATE_GENERATE_DISCLOSURE',
    'CERTIFICATE_UPLOAD_DISCLOSURE',
    'CERTIFICATE_WITHDRAW',
    'CERTIFICATE_DELETE',
    'CERTIFICATE_ISSUE',
    'CERTIFICATE_RENEWAL_DECIDED',
    'CERTIFICATE_RENEWAL_STARTED',
    'CERTIFICATE_RENEWAL_ENDED',
    'CERTIFICATE_LAPSE',
  ],
  UPKEEP: ['CERTIFICATE_CHECK'],
} as const satisfies EventTable;

declare module '#platform/common/log-events.ts' {
  interface LogEvents {
    certificates: typeof certificatesEvents;
  }
}
