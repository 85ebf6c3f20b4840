/** Status changes of an application that the portal makes by itself: it cancels those whose certificate has ended. */
import type { AutomaticRow } from '#platform/common/workflow/automatic.ts';
import { cancel } from './changes.ts';
import type { ApplicationFacts } from './facts.ts';
import { isCertificateEndedOn } from './page-guards.ts';
import { type ApplicationStatus, applicationStatuses } from './statuses.ts';

const applicationAutomatic = {
  CANCEL_WITH_CERTIFICATE: {
    Source: 'domain 10',
    Trigger: 'its certificate has ended, in the same transaction or during the next night',
    // ARCHIVED is not needed: only an INITIAL, which has no certificate, can be archived.
    From: [...applicationStatuses.open, ...applicationStatuses.scheduled],
    To: ['CANCELLED'],
    change: (facts, today) =>
      isCertificateEndedOn(facts, today) ? { ApplicationStatusCode: 'CANCELLED', ...cancel() } : null,
  },
} as const satisfies Record<string, AutomaticRow<ApplicationStatus, ApplicationFacts>>;

type ApplicationTransition = keyof typeof applicationAutomatic;
export const applicationTransitions: Readonly<
  Record<ApplicationTransition, AutomaticRow<ApplicationStatus, ApplicationFacts>>
> = applicationAutomatic;
