import { isDeepStrictEqual } from 'node:util';
import type { OrganisationGiven } from '#modules/identity/sign-in/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { fail } from '#platform/server/http/fail.ts';

type Known = { Id: number; OrgName: Localized; BranchName: Localized | null };

const IN_ASSESSMENT = ['UNDERREVIEW', 'REJECTED', 'REJECTED_FLOW', 'CERTIFIED'] as const;
const STANDING = ['PENDING', 'ACTIVE', 'PUBLISHED', 'RENEWAL', 'SUSPENDED'] as const;

/**
 * A certificate states who was assessed. From the beginning of a review on the body changes the names, after it has
 * checked them (ISO/IEC 17021-1, 8.5.3 and 9.6): the next page of a certificate prints what is known then.
 */
export async function refuseFixedNames(tx: Tx, known: Known, given: OrganisationGiven): Promise<void> {
  const isSame =
    isDeepStrictEqual(given.OrgName, known.OrgName) &&
    (given.BranchName === undefined || isDeepStrictEqual(given.BranchName, known.BranchName ?? NONE));
  if (isSame) return;
  const { IsFixed } = await tx
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('Application')
              .select('Id')
              .where('OrganisationId', '=', known.Id)
              .where('ApplicationStatusCode', 'in', IN_ASSESSMENT),
          ),
          eb.exists(
            eb
              .selectFrom('Certificate')
              .select('Id')
              .where('OrganisationId', '=', known.Id)
              .where('CertificateStatusCode', 'in', STANDING),
          ),
        ])
        .as('IsFixed'),
    )
    .executeTakeFirstOrThrow();
  if (IsFixed) fail('ERR_TRANSITION', { Text: 'REASON_NAMES_FIXED' });
}

const NONE: Localized = { EN: '', CHT: '', CHS: '' };
