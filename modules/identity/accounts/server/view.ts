import { ROLES, STAFF_ROLES } from '#platform/common/access/roles.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { actionsFor } from '#platform/common/workflow/actions-for.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { runSingleHook } from '#platform/server/run-single-hook.ts';
import { formatReasons } from '#platform/server/workflow/format-reasons.ts';
import type { AccountView } from '../rules/contract.ts';
import { grantable } from '../rules/grants.ts';
import { factsOf } from './facts-of.ts';
import { applicationsOfSub } from './hooks.ts';
import { type LoadedAccount, loadAccount } from './load.ts';
import { loadDuties } from './load-duties.ts';
import { shownEmail } from './shown-email.ts';
import { workflowOf } from './workflow-of.ts';

/**
 * Returns one account in full for the account screens: person, organisation, duties or shared applications,
 * and every action that the user's roles may ever perform on it.
 */
export async function viewAccount(
  db: Queries,
  actor: SignedIn,
  key: string,
  language: Language,
  at: Date,
): Promise<AccountView> {
  // Inside a transaction, this is the response to the action just performed, which may have removed the
  // account.
  const options = db.isTransaction ? { isRemovedSeen: true as const } : {};
  const row = (await loadAccount(db, actor, key, options)) ?? fail('ERR_NOT_FOUND');
  return {
    ...personView(row),
    Kind: row.Kind,
    Version: row.Version,
    MobileCode: row.MobileCode,
    MobileNumber: row.MobileNumber,
    Language: row.Language,
    UserRoleList: ROLES.filter((role) => row.Roles.includes(role)),
    IsGrantGeneration: row.IsGrantGeneration,
    IsTwoFactorOn: row.IsTwoFactorOn,
    OpenSessions: row.OpenSessions,
    InvitedUntil: row.InvitedUntil?.toISOString() ?? null,
    RemovedAt: row.RemovedAt?.toISOString() ?? null,
    Organisation: organisationView(row),
    Parent: row.ParentId === null ? null : await parentOf(db, row.ParentId),
    ...(row.Kind === 'STAFF'
      ? await loadDuties(db, row.Id)
      : { Competences: [], Absences: [], Interests: [] }),
    Applications: row.Kind === 'SUB' ? await runSingleHook(applicationsOfSub, { db, actor, sub: row }) : [],
    Grantable:
      row.Kind === 'STAFF' ? STAFF_ROLES.filter((role) => grantable(actor.Roles).includes(role)) : [],
    Actions: actionsOf(row, actor, language, at),
  };
}

const personView = (row: LoadedAccount) => ({
  UserKey: row.UserKey,
  Status: row.Status,
  Email: shownEmail(row),
  FirstName: row.FirstName,
  MiddleName: row.MiddleName,
  LastName: row.LastName,
  PhoneCode: row.PhoneCode,
  PhoneNo: row.PhoneNo,
  CreatedAt: row.CreatedAt.toISOString(),
  SignedInAt: row.SignedInAt?.toISOString() ?? null,
});

function organisationView(row: LoadedAccount): AccountView['Organisation'] {
  const { OrganisationKey, OrgName, BranchName, RegistrationNo, LogoFileKey } = row;
  if (OrganisationKey === null || OrgName === null || BranchName === null) return null;
  return { OrganisationKey, OrgName, BranchName, RegistrationNo, HasLogo: LogoFileKey !== null };
}

async function parentOf(db: Queries, id: number): Promise<AccountView['Parent']> {
  const row = await db
    .selectFrom('Account')
    .select(['UserKey', 'FirstName', 'LastName'])
    .where('Id', '=', id)
    .executeTakeFirstOrThrow();
  return { UserKey: row.UserKey, Name: fullName(row) };
}

/** The available actions. Creating an account has its own screen and is not an action of an existing one. */
function actionsOf(
  row: LoadedAccount,
  actor: SignedIn,
  language: Language,
  at: Date,
): AccountView['Actions'] {
  const workflow = workflowOf(row.Kind);
  return actionsFor(workflow, factsOf(row), actor, at)
    .filter(({ Action }) => !workflow.Rows[Action].From.includes('NONE'))
    .map((state) => ({
      ...state,
      Reasons: formatReasons(state.Reasons, language, workflow.StatusText),
    }));
}
