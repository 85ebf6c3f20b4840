/**
 * Refuses a client's change of its organisation's names once an assessment or certificate states them, which
 * other modules report through a hook (ISO/IEC 17021-1, 8.5.3 and 9.6).
 */
import { isDeepStrictEqual } from 'node:util';
import type { OrganisationInput } from '#modules/identity/sign-in/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { defineSyncHook } from '#platform/server/hooks.ts';
import { fail } from '#platform/server/http/fail.ts';

type Known = { Id: number; OrgName: Localized; BranchName: Localized | null };

/**
 * Hook: whether an assessment or certificate states the organisation's names. A synchronous hook, so that it
 * fails if called before `installHooks`: no name may be changed because the check was missing.
 */
export const namesFixed = defineSyncHook<{ tx: Tx; organisationId: number }, Promise<boolean>>(
  'organisations.namesFixed',
);

/**
 * A certificate names the assessed organisation. Once a review has started, only the certification body
 * changes the names, after checking them (ISO/IEC 17021-1, 8.5.3 and 9.6); the next printed certificate
 * shows the current names.
 */
export async function assertNamesEditable(tx: Tx, known: Known, input: OrganisationInput): Promise<void> {
  const isSame =
    isDeepStrictEqual(input.OrgName, known.OrgName) &&
    (input.BranchName === undefined || isDeepStrictEqual(input.BranchName, known.BranchName ?? NONE));
  if (isSame) return;
  const answers = await Promise.all(namesFixed.run({ tx, organisationId: known.Id }));
  if (answers.includes(true)) fail('ERR_TRANSITION', { Text: 'REASON_NAMES_FIXED' });
}

const NONE: Localized = { EN: '', CHT: '', CHS: '' };
