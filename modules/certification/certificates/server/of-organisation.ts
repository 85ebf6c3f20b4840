/**
 * Answers two questions for the organisations module: how many certificates ever published a rename would
 * affect, and whether a certificate that has not ended fixes the organisation's names.
 */

import { certificateStatuses } from '#modules/applications/applications/rules/index.ts';
import { certificatesOf } from '#modules/identity/accounts/server/index.ts';
import { namesFixed } from '#modules/identity/organisations/server/index.ts';

/**
 * Counts an organisation's certificates that were ever published, for the notice that a client sees before a
 * rename.
 */
export const countOfOrganisation = certificatesOf.implement(async ({ db, organisationId }) => {
  const { Count } = await db
    .selectFrom('Certificate')
    .select((eb) => eb.fn.countAll<number>().as('Count'))
    .where('OrganisationId', '=', organisationId)
    .where('CertificateStatusCode', 'not in', certificateStatuses.hiddenFromClients)
    .executeTakeFirstOrThrow();
  return Count;
});

/** An organisation's names are fixed while a certificate that has not ended states them. */
export const namesOnCertificates = namesFixed.implement(async ({ tx, organisationId }) => {
  const first = await tx
    .selectFrom('Certificate')
    .select('Id')
    .where('OrganisationId', '=', organisationId)
    .where('CertificateStatusCode', 'in', certificateStatuses.pendingOrInForce)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
});
