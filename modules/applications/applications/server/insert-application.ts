/**
 * Inserts a new application with its first history entry, for a client's CREATE or a cycle's next
 * assessment.
 */

import type { Insertable } from 'kysely';
import { nextApplicationNumber, type ServiceVersion } from '#modules/catalogue/services/server/index.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { Tables } from '#platform/server/database/tables.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import { applicationStatuses, NEW_APPLICATION_STATUS } from '../rules/statuses.ts';

type NewApplication = {
  version: ServiceVersion;
  organisationId: number;
  /** The account recorded as the creator. */
  createdById: number;
  actor: SignedIn;
  assessmentType: AssessmentType;
  at: Date;
  action: keyof typeof NEW_APPLICATION_STATUS;
  more?: Partial<Insertable<Tables['Application']>>;
};

/**
 * Inserts the row and its first history entry. An application from a cycle gets its number immediately; one
 * started by a client is numbered when it is submitted.
 */
export async function insertApplication(
  tx: Tx,
  fresh: NewApplication,
): Promise<{ Id: number; ApplicationKey: string }> {
  const { version, at } = fresh;
  const status = NEW_APPLICATION_STATUS[fresh.action];
  const ApplicationNo =
    fresh.action === 'GENERATE_CYCLE'
      ? await nextApplicationNumber(tx, version.Definition, hongKongDate(at).slice(0, 4))
      : null;
  const organisation = await tx
    .selectFrom('Organisation')
    .select('OrgName')
    .where('Id', '=', fresh.organisationId)
    .executeTakeFirstOrThrow();
  const row = await tx
    .insertInto('Application')
    .values({
      ApplicationKey: newKey(),
      ApplicationNo,
      OrganisationId: fresh.organisationId,
      CreatedById: fresh.createdById,
      ServiceId: version.ServiceId,
      ServiceVersionId: version.Id,
      ApplicationStatusCode: status,
      Type: version.Definition.Kind,
      AssessmentType: fresh.assessmentType,
      IsClientTurn: applicationStatuses.withClient.includes(status),
      StepSince: at,
      CreatedAt: at,
      UpdatedAt: at,
      Search: searchText(
        ApplicationNo ?? '',
        ...Object.values(organisation.OrgName),
        ...Object.values(version.Definition.Name),
      ),
      ...fresh.more,
    })
    .returning(['Id', 'ApplicationKey'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ApplicationHistory')
    .values({
      ApplicationId: row.Id,
      Version: 1,
      Action: fresh.action,
      At: at,
      ...actedBy(fresh.actor, fresh.actor.Roles[0] ?? null),
      FromStatus: 'NONE',
      ToStatus: status,
      FromStep: null,
      ToStep: null,
      Round: 1,
      Remark: null,
      Attachment: [],
      Data: {},
      IsOverride: false,
    })
    .execute();
  await audit(tx, {
    AccountId: actedBy(fresh.actor, null).AccountId,
    Event: 'APPLICATION_CHANGE',
    Object: row.ApplicationKey,
    Detail: { Action: fresh.action, ApplicationStatusCode: status },
  });
  return row;
}
