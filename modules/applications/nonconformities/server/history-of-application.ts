/** Events of the nonconformities of an application, for the application's history. */
import type { RelatedEvent } from '#modules/applications/applications/rules/index.ts';
import { relatedEvents } from '#modules/applications/applications/server/index.ts';
import type { TextKey } from '#platform/common/i18n/texts.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import { nonconformityAddress } from '../rules/nonconformity-address.ts';
import { personOf } from './person-of.ts';
import { nonconformitiesInScope } from './scope.ts';

export const historyOfApplication = relatedEvents.provide({
  NONCONFORMITIES: async (db, actor, applicationId) => {
    const [raised, changed] = await Promise.all([
      raisedIn(db, actor, applicationId),
      changesIn(db, actor, applicationId),
    ]);
    // One that is raised and released at once was raised first.
    return [...changed, ...raised].toSorted((one, other) => other.At.localeCompare(one.At));
  },
});

const ofApplication = (db: Queries, actor: SignedIn, applicationId: number) =>
  nonconformitiesInScope(db, actor)
    .where('Nonconformity.ApplicationId', '=', applicationId)
    .select(['Nonconformity.NonconformityNo', 'Nonconformity.NonconformityKey']);

async function raisedIn(db: Queries, actor: SignedIn, applicationId: number): Promise<RelatedEvent[]> {
  const rows = await ofApplication(db, actor, applicationId)
    .leftJoin('Account', 'Account.Id', 'Nonconformity.RaisedById')
    .select(['Nonconformity.RaisedAt', 'Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .execute();
  return rows.map((row) => ({
    Id: `${row.NonconformityNo} raised`,
    No: row.NonconformityNo,
    Path: nonconformityAddress(row.NonconformityKey),
    Text: 'NC_DID_RAISE' satisfies TextKey,
    At: row.RaisedAt.toISOString(),
    By: personOf(row),
    Remark: null,
  }));
}

async function changesIn(db: Queries, actor: SignedIn, applicationId: number): Promise<RelatedEvent[]> {
  const rows = await ofApplication(db, actor, applicationId)
    .innerJoin('NonconformityHistory as Change', 'Change.NonconformityId', 'Nonconformity.Id')
    .leftJoin('Account', 'Account.Id', 'Change.AccountId')
    .select(['Change.Id', 'Change.Action', 'Change.At', 'Change.Remark'])
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .orderBy('Change.Id', 'desc')
    .execute();
  return rows.map((row) => ({
    Id: `${row.NonconformityNo} ${row.Id}`,
    No: row.NonconformityNo,
    Path: nonconformityAddress(row.NonconformityKey),
    Text: `NC_DID_${row.Action}`,
    At: row.At.toISOString(),
    By: personOf(row),
    Remark: row.Remark,
  }));
}
