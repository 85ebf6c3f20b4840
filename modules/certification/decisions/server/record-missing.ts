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
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Db } from '#platform/server/database/connect.ts';
import { literals } from '#platform/server/database/literals.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { decisionOfChange } from '../rules/application-decision.ts';
import { DECIDED_EVENTS, ownDecision } from '../rules/event-decisions.ts';
import { type DecisionInput, recordDecision } from './record-decision.ts';

/** Rows read at once. */
const BATCH = 2_000;

export async function recordMissing({ db }: Pick<Portal, 'db'>, at = new Date()): Promise<void> {
  const since = await firstRecordedAt(db);
  const late: string[] = [];
  const errors: unknown[] = [];
  for (const read of [missingOfApplications, missingOfEvents])
    for await (const decision of read(db))
      await db
        .transaction()
        .execute((tx) => recordDecision(tx, { ...decision, recordedAt: at }))
        .then(() => {
          if (since !== null && decision.DecidedAt >= since) late.push(nameOf(decision));
        })
        // The rows after it are completed anyway.
        .catch((error: unknown) => errors.push(error));
  if (late.length > 0)
    errors.push(
      new Error(`decisions were not recorded with their actions: ${late.slice(0, NAMED).join(', ')}`),
    );
  if (errors.length > 1) throw new AggregateError(errors, 'decisions could not be completed');
  if (errors.length === 1) throw errors[0];
}

/** Decisions named in one report. */
const NAMED = 20;

const nameOf = ({ applicationId, certificateId, Type }: DecisionInput): string =>
  applicationId ? `${Type} of application ${applicationId}` : `${Type} of certificate ${certificateId}`;

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
async function* missingOfApplications(db: Db): AsyncGenerator<DecisionInput> {
  for (let after = 0; ; ) {
    const { rows } = await sql<
      Action & {
        Id: number;
        AssessmentType: AssessmentType;
        FromStatus: ApplicationStatus;
        ToStatus: ApplicationStatus;
        FromStep: Step | null;
      }
    >`
      select application.id, application.assessment_type, step.* from application
      cross join lateral (
        select account_id, as_role, at, remark, attachment, from_status, to_status, from_step from application_history history
        where history.application_id = application.id and history.to_status in (${decided})
          and history.from_status not in (${decided})
        order by version desc limit 1) as step
      where application.application_status_code in (${decided}) and application.id > ${after}
        and not exists (select from certification_decision decision where decision.application_id = application.id)
      order by application.id limit ${BATCH}`.execute(db);
    for (const { Id, AssessmentType, FromStatus, ToStatus, FromStep, ...action } of rows) {
      after = Id;
      const Type = decisionOfChange({ from: FromStatus, to: ToStatus, AssessmentType });
      if (Type === null) continue;
      yield {
        applicationId: Id,
        Type,
        EffectiveOn: hongKongDate(action.At),
        step: FromStep,
        ...inputOf(action),
      };
    }
    if (rows.length < BATCH) return;
  }
}

type Event = Action & {
  CertificateId: number;
  Seq: number;
  Event: string;
  From: CertificateStatus | null;
  EffectiveOn: string;
};

async function* missingOfEvents(db: Db): AsyncGenerator<DecisionInput> {
  let [afterId, afterSeq] = [0, 0];
  for (;;) {
    const { rows } = await sql<Event>`
      select event.certificate_id, event.seq, event.event, event.from_status as from, event.effective_on,
        event.account_id, event.as_role, event.at, event.remark, event.attachment
      from certificate_event event
      where event.event in (${literals(DECIDED_EVENTS)})
        and (event.certificate_id, event.seq) > (${afterId}, ${afterSeq})
        and not exists (select from certification_decision decision
          where decision.certificate_id = event.certificate_id and decision.event_seq = event.seq)
      order by event.certificate_id, event.seq limit ${BATCH}`.execute(db);
    for (const { CertificateId, Seq, Event, From, EffectiveOn, ...action } of rows) {
      [afterId, afterSeq] = [CertificateId, Seq];
      const Type = ownDecision({ Event, From, IsByPortal: action.AccountId === null });
      if (Type === null) continue;
      yield {
        ...{ certificateId: CertificateId, eventSeq: Seq, Type, EffectiveOn, step: null },
        ...inputOf(action),
      };
    }
    if (rows.length < BATCH) return;
  }
}

const inputOf = ({ AccountId, AsRole, At, Remark, Attachment }: Action) => ({
  ...{ DecidedById: AccountId, AsRole, DecidedAt: At, Grounds: Remark, Attachment },
});
