/** The only code that writes a certification decision: with its number, what was considered, and the separation of duties. */
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { nextNumber } from '#platform/server/database/next-number.ts';
import { searchText } from '#platform/server/database/search-text.ts';
import type { DecisionType } from '../rules/decision-types.ts';
import { consideredFor } from './considered.ts';

const SALT_BYTES = 16;

type Subject =
  | { applicationId: number; certificateId?: null; eventSeq?: null }
  | { applicationId?: null; certificateId: number; eventSeq: number };

export type DecisionInput = Subject & {
  Type: DecisionType;
  /** Who proposed it, where decisions are proposed and confirmed. */
  ProposedById?: number | null;
  /** Null: the portal itself. */
  DecidedById: number | null;
  AsRole: Role | null;
  /** The step of the application that ended with the decision; null otherwise. */
  step: Step | null;
  DecidedAt: Date;
  EffectiveOn: string;
  Grounds: string | null;
  Attachment: string[];
  /** When it is recorded; the same as `DecidedAt` except for decisions that were made before decisions were recorded. */
  recordedAt?: Date;
};

/** @returns the id of the decision */
export async function recordDecision(tx: Tx, input: DecisionInput): Promise<number> {
  const {
    applicationId = null,
    certificateId = null,
    eventSeq = null,
    recordedAt,
    step,
    ...decision
  } = input;
  const subject = { applicationId, certificateId, decidedById: input.DecidedById, step };
  const Considered = await consideredFor(tx, subject, input.DecidedAt);
  const year = hongKongDate(input.DecidedAt).slice(0, 4);
  const count = await nextNumber(tx, `decisions ${year}`);
  const DecisionNo = `CD-${year}-${String(count).padStart(5, '0')}`;
  const { Id } = await tx
    .insertInto('CertificationDecision')
    .values({
      ...decision,
      ...{ DecisionKey: newKey(), DecisionNo },
      ...{ ApplicationId: applicationId, CertificateId: certificateId, EventSeq: eventSeq },
      Grounds: input.Grounds?.trim() || null,
      Considered: json(Considered),
      IsSeparate: input.DecidedById === null || !Considered.Evaluators.includes(input.DecidedById),
      RecordedAt: recordedAt ?? input.DecidedAt,
      Salt: randomBytes(SALT_BYTES).toString('base64url'),
      Search: searchText(DecisionNo, await subjectSearch(tx, { applicationId, certificateId })),
    })
    .returning('Id')
    .executeTakeFirstOrThrow();
  await audit(tx, {
    AccountId: input.DecidedById,
    Event: 'DECISION_RECORDED',
    Object: DecisionNo,
    Detail: { Type: input.Type },
  });
  return Id;
}

type Ids = { applicationId: number | null; certificateId: number | null };

/** Text by which the application or certificate is found in its own list. */
export async function subjectSearch(tx: Tx, { applicationId, certificateId }: Ids): Promise<string> {
  const { rows } = await sql<{ Search: string }>`
    select search from application where id = ${applicationId}
    union all
    select search from certificate where id = ${certificateId}`.execute(tx);
  return rows[0]?.Search ?? '';
}
