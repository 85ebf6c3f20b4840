/**
 * Nightly check that every application and every event of a certificate has its decision. Those from before decisions were
 * recorded are completed; a later one without a decision is completed and reported as an error.
 */
import { sql } from 'kysely';
import {
  type ApplicationStatus,
  applicationStatuses,
  type CertificateStatus,
} from '#modules/applications/applications/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { DECISION_OF_ASSESSMENT, REFUSAL } from '../rules/decision-types.ts';
import { DECIDED_EVENTS, ownDecision } from '../rules/event-decisions.ts';
import { type DecisionInput, recordDecision } from './record-decision.ts';

/** Decisions completed in one night; the rest follows in the next ones. */
const MOST = 20_000;

export async function recordMissing({ db }: Pick<Portal, 'db'>, at = new Date()): Promise<void> {
  const since = await firstRecordedAt(db);
  const missing = [...(await missingOfApplications(db)), ...(await missingOfEvents(db))];
  for (const decision of missing)
    await db.transaction().execute((tx) => recordDecision(tx, { ...decision, recordedAt: at }));
  const late = missing.filter(({ DecidedAt }) => since !== null && DecidedAt >= since);
  if (late.length === 0) return;
  const named = late.map(({ applicationId, certificateId, Type }) =>
    applicationId ? `${Type} of application ${applicationId}` : `${Type} of certificate ${certificateId}`,
  );
  throw new Error(`decisions were not recorded with their actions: ${named.slice(0, 20).join(', ')}`);
}

/** Since when decisions have been recorded together with their actions; null: not yet. */
async function firstRecordedAt(db: Db): Promise<Date | null> {
  const first = await db
    .selectFrom('CertificationDecision')
    .select('DecidedAt')
    .whereRef('RecordedAt', '=', 'DecidedAt')
    .orderBy('DecidedAt')
    .limit(1)
    .executeTakeFirst();
  return first?.DecidedAt ?? null;
}

type Action = {
  AccountId: number | null;
  AsRole: Role | null;
  At: Date;
  Remark: string | null;
  Attachment: string[];
};
const decided = literals([...applicationStatuses.decided, ...applicationStatuses.declined]);

/** The action that decided an application is the last one that led into a decided status. */
async function missingOfApplications(db: Db): Promise<DecisionInput[]> {
  const { rows } = await sql<
    Action & { Id: number; AssessmentType: AssessmentType; ToStatus: ApplicationStatus }
  >`
    select application.id, application.assessment_type, step.* from application
    cross join lateral (
      select account_id, as_role, at, remark, attachment, to_status from application_history history
      where history.application_id = application.id and history.to_status in (${decided})
        and history.from_status not in (${decided})
      order by version desc limit 1) as step
    where application.application_status_code in (${decided})
      and not exists (select from certification_decision decision where decision.application_id = application.id)
    order by step.at, application.id limit ${MOST}`.execute(db);
  return rows.map(({ Id, AssessmentType, ToStatus, ...action }) => ({
    applicationId: Id,
    Type: applicationStatuses.declined.includes(ToStatus) ? REFUSAL : DECISION_OF_ASSESSMENT[AssessmentType],
    EffectiveOn: hongKongDate(action.At),
    ...inputOf(action),
  }));
}

async function missingOfEvents(db: Db): Promise<DecisionInput[]> {
  const { rows } = await sql<
    Action & {
      CertificateId: number;
      Seq: number;
      Event: string;
      From: CertificateStatus | null;
      EffectiveOn: string;
    }
  >`
    select event.certificate_id, event.seq, event.event, event.from_status as from, event.effective_on,
      event.account_id, event.as_role, event.at, event.remark, event.attachment
    from certificate_event event
    where event.event in (${literals(DECIDED_EVENTS)})
      and not exists (select from certification_decision decision
        where decision.certificate_id = event.certificate_id and decision.event_seq = event.seq)
    order by event.at, event.certificate_id limit ${MOST}`.execute(db);
  return rows.flatMap(({ CertificateId, Seq, Event, From, EffectiveOn, ...action }) => {
    const Type = ownDecision({ Event, From, IsByPortal: action.AccountId === null });
    if (Type === null) return [];
    return [{ certificateId: CertificateId, eventSeq: Seq, Type, EffectiveOn, ...inputOf(action) }];
  });
}

const inputOf = ({ AccountId, AsRole, At, Remark, Attachment }: Action) => ({
  ...{ DecidedById: AccountId, AsRole, DecidedAt: At, Grounds: Remark, Attachment },
});
