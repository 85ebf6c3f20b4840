/** Reads how the nonconformities that a decision concerns were settled: the last word of an auditor on each. */
import { sql } from 'kysely';
import { type LoadedApplication, visibleTo } from '#modules/applications/applications/server/index.ts';
import {
  nonconformityStatuses,
  VERIFICATION_METHODS,
} from '#modules/applications/nonconformities/rules/index.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import { wireRow } from '#platform/server/database/names.ts';
import type { SignedIn } from '#platform/server/http/context.ts';
import type { DecisionSheet } from '../../rules/sheet-contract.ts';

type Entry = {
  UserKey: string | null;
  FirstName: string | null;
  LastName: string | null;
  At: string;
  Method: string | null;
  Remark: string | null;
};

/** The entry that led to the present status, before the decision closed it. */
const lastWord = sql<Entry | null>`(
  select jsonb_build_object('user_key', account.user_key, 'first_name', account.first_name, 'last_name', account.last_name,
    'at', history.at, 'method', history.method, 'remark', history.remark)
  from nonconformity_history history left join account on account.id = history.account_id
  where history.nonconformity_id = nonconformity.id and history.to_status in (${literals(nonconformityStatuses.planned)})
    and history.to_status <> history.from_status and history.action <> 'CLOSE_WITH_DECISION'
  order by history.id desc limit 1)`;

export async function settledNonconformities(
  db: Queries,
  actor: SignedIn,
  { Id, CertificateId }: Pick<LoadedApplication, 'Id' | 'CertificateId'>,
): Promise<DecisionSheet['Nonconformities']> {
  const rows = await db
    .selectFrom('Nonconformity')
    .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
    .select(['NonconformityKey', 'PointKey', 'ApplicationId', 'Status', lastWord.as('Settled')])
    .where(visibleTo(actor))
    .where((eb) =>
      eb.or([
        eb('ApplicationId', '=', Id),
        ...(CertificateId === null
          ? []
          : [
              eb.and([
                eb('Application.CertificateId', '=', CertificateId),
                eb('ApplicationId', '<', Id),
                eb('Nonconformity.Status', 'in', nonconformityStatuses.open),
              ]),
            ]),
      ]),
    )
    .orderBy('Nonconformity.Id')
    .execute();
  return rows.map(({ NonconformityKey, PointKey, ApplicationId, Status, Settled }) => ({
    NonconformityKey,
    PointKey,
    IsOfApplication: ApplicationId === Id,
    Settled: nonconformityStatuses.planned.includes(Status) ? entryOf(wireRow<Entry>(Settled)) : null,
  }));
}

function entryOf(entry: Entry | null): DecisionSheet['Nonconformities'][number]['Settled'] {
  if (entry === null) return null;
  const { UserKey, FirstName, LastName, At, Method, Remark } = entry;
  return {
    By:
      UserKey === null
        ? null
        : { UserKey, Name: fullName({ FirstName: FirstName ?? '', LastName: LastName ?? '' }) },
    At: new Date(At).toISOString(),
    Method: VERIFICATION_METHODS.find((one) => one === Method) ?? null,
    Remark,
  };
}
