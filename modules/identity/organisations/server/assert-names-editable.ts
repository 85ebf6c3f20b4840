import { isDeepStrictEqual } from 'node:util';
import type { OrganisationInput } from '#modules/identity/sign-in/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { defineSyncHook } from '#platform/server/hooks.ts';
import { fail } from '#platform/server/http/fail.ts';

type Known = { Id: number; OrgName: Localized; BranchName: Localized | null };

/**
 * Whether an assessment or certificate of the organisation states its names. Not a plain hook, because it has to fail before
 * `installHooks`: no name may be changed because the check was missing.
 */
export const namesFixed = defineSyncHook<{ tx: Tx; organisationId: number }, Promise<boolean>>(
  'organisations.namesFixed',
);

/**
 * A certificate states who was assessed. From the start of a review, the certification body changes the names after checking
 * them (ISO/IEC 17021-1, 8.5.3 and 9.6): the next page of a certificate prints what is known then.
 */
export async function assertNamesEditable(tx: Tx, known: Known, given: OrganisationInput): Promise<void> {
  const isSame =
    isDeepStrictEqual(given.OrgName, known.OrgName) &&
    (given.BranchName === undefined || isDeepStrictEqual(given.BranchName, known.BranchName ?? NONE));
  if (isSame) return;
  const answers = await Promise.all(namesFixed.run({ tx, organisationId: known.Id }));
  if (answers.includes(true)) fail('ERR_TRANSITION', { Text: 'REASON_NAMES_FIXED' });
}

const NONE: Localized = { EN: '', CHT: '', CHS: '' };
