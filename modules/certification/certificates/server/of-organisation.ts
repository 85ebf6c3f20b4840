import { certificatesOf } from '#modules/identity/accounts/server/index.ts';
import { namesFixed } from '#modules/identity/organisations/server/index.ts';

/** Certificates that were ever published, for the notice a client is shown before a rename. */
export const countOfOrganisation = certificatesOf.implement(async ({ db, organisationId }) => {
  const { Count } = await db
    .selectFrom('Certificate')
    .select((eb) => eb.fn.countAll<number>().as('Count'))
    .where('OrganisationId', '=', organisationId)
    .where('CertificateStatusCode', 'not in', ['PENDING', 'DELETED'])
    .executeTakeFirstOrThrow();
  return Count;
});

const STANDING = ['PENDING', 'ACTIVE', 'PUBLISHED', 'RENEWAL', 'SUSPENDED'] as const;

/** A certificate states the names of its holder. */
export const namesOnCertificates = namesFixed.implement(async ({ tx, organisationId }) => {
  const first = await tx
    .selectFrom('Certificate')
    .select('Id')
    .where('OrganisationId', '=', organisationId)
    .where('CertificateStatusCode', 'in', STANDING)
    .limit(1)
    .executeTakeFirst();
  return first !== undefined;
});
