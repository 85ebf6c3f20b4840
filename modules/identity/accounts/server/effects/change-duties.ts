import { needProof } from '#modules/identity/sign-in/server/need-proof.ts';
import { endSessions } from '#modules/identity/sign-in/server/sessions.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { failField } from '#platform/server/http/fail.ts';
import type { AccountColumns, AccountJob, Effected } from '../job.ts';
import { loadDuties } from '../load-duties.ts';
import { type DutiesGiven, saveDuties } from '../save-duties.ts';
import { tellOwner } from './tell-owner.ts';

type Given = DutiesGiven & { UserRoleList?: Role[]; IsGrantGeneration?: boolean };

/** Roles and what goes with them; what is not given stays. Whose rights change signs in again. */
export async function changeDuties(job: AccountJob, given: Given): Promise<Effected> {
  const { tx, row, actor, at } = job;
  const Columns: AccountColumns = {};
  const isOther = (roles: readonly Role[]) =>
    roles.length !== row.Roles.length || roles.some((role) => !row.Roles.includes(role));
  if (given.UserRoleList && isOther(given.UserRoleList)) Columns.Roles = given.UserRoleList;
  if (given.IsGrantGeneration !== undefined && given.IsGrantGeneration !== row.IsGrantGeneration)
    Columns.IsGrantGeneration = given.IsGrantGeneration;
  if (Object.keys(Columns).length > 0) {
    needProof(actor, at);
    await endSessions(tx, row.Id, at);
    if (row.Status === 'ACTIVE') await tellOwner(job, 'rolesChanged', '/login');
  }
  if (!given.Competences && !given.Absences && !given.Interests) return { Columns };
  const Before = await loadDuties(tx, row.Id);
  if (row.Id === actor.Id) refuseOwnFavours(Before, given);
  await saveDuties(tx, row.Id, given);
  return { Columns, Before, After: await loadDuties(tx, row.Id) };
}

type Duties = Awaited<ReturnType<typeof loadDuties>>;

/** What others judge a person by is theirs to change: of oneself one may only say less, and declare more. */
function refuseOwnFavours(before: Duties, { Competences = [], Interests }: Given): void {
  const isKnown = (one: (typeof Competences)[number]) =>
    before.Competences.some(
      (own) => own.ServiceKey === one.ServiceKey && own.IndustryCode === one.IndustryCode,
    );
  if (!Competences.every(isKnown)) failField('Competences', 'REASON_OWN_DUTIES');
  const kept = Interests?.map((one) => one.OrganisationKey);
  if (kept && before.Interests.some((own) => !kept.includes(own.OrganisationKey)))
    failField('Interests', 'REASON_OWN_DUTIES');
}
