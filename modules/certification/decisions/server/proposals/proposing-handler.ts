/**
 * Connects the proposing of decisions to the generic action handler: the certificate is locked, the proposal is added, and an
 * urgent suspension is performed at once by the certificate's own action.
 */

import type { CertificateStatus } from '#modules/applications/applications/rules/index.ts';
import { ratificationDays } from '#modules/catalogue/services/rules/index.ts';
import type { CertificateView } from '#modules/certification/certificates/rules/index.ts';
import {
  type CertificateActionContext,
  certificateHandler,
  decidedCertificateHandler,
} from '#modules/certification/certificates/server/index.ts';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { addDays, hongKongDate } from '#platform/common/format/dates.ts';
import { audit } from '#platform/server/audit/audit.ts';
import type { Tx } from '#platform/server/database/connect.ts';
import { json } from '#platform/server/database/json.ts';
import { newKey } from '#platform/server/database/keys.ts';
import { linkFiles } from '#platform/server/files/link-files.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { failField } from '#platform/server/http/fail.ts';
import {
  type ActionContext,
  performInTransaction,
  type WorkflowHandler,
} from '#platform/server/workflow/perform-action.ts';
import {
  isUrgent,
  PROPOSED_TYPE,
  type ProposingAction,
  type ProposingFacts,
  proposingWorkflow,
} from '../../rules/proposals/proposing-workflow.ts';
import { PROPOSAL_STATUS_ON } from '../../rules/proposals/statuses.ts';
import { PROPOSAL_ACTIONS } from '../../rules/proposals/types.ts';
import { proposingFacts } from './proposing-facts.ts';
import { addProposal } from './write-proposal.ts';

type Locked = CertificateActionContext['row'];
type Job = ActionContext<ProposingAction, Locked, ProposingFacts>;

export function proposingHandler(
  portal: Pick<Portal, 'settings'>,
): WorkflowHandler<ProposingAction, CertificateStatus, Locked, ProposingFacts, CertificateView> {
  const { lock, view } = certificateHandler(portal);
  return { workflow: proposingWorkflow, lock, facts: proposingFacts, prepare: {}, effects: {}, save, view };
}

async function save(job: Job): Promise<void> {
  const { tx, portal, row, action, actor, at, asRole, input } = job;
  const GroundCode = String(input.Ground);
  await requireGround(tx, GroundCode);
  const Attachment = (input.Attachment as string[] | undefined) ?? [];
  await linkFiles(tx, { fileKeys: Attachment, applicationId: row.Application.Id, accountId: actor.Id });
  const Type = PROPOSED_TYPE[action];
  const IsUrgent = isUrgent(action);
  const { Definition } = row.ServiceVersion;
  await addProposal(tx, portal, {
    ...{ ProposalKey: newKey(), CertificateId: row.Id, Type, Status: PROPOSAL_STATUS_ON.PROPOSE },
    ...{ GroundCode, Remark: String(input.Remark).trim(), Attachment },
    ExpiryDate: typeof input.ExpiryDateTime === 'string' ? input.ExpiryDateTime : null,
    ScopeChange: input.Scope ? json({ Before: row.Scope, After: input.Scope as Localized }) : null,
    IsUrgent,
    RatifyBy: IsUrgent ? addDays(hongKongDate(at), ratificationDays(Definition)) : null,
    ...{ ProposedById: actor.Id, ProposedAs: asRole as Role, ProposedAt: at },
    DecisionId: IsUrgent ? await suspendAtOnce(job) : null,
  });
  await audit(tx, {
    AccountId: actor.Id,
    Event: IsUrgent ? 'DECISION_URGENT' : 'DECISION_PROPOSE',
    Object: row.CertificateNo,
    Detail: { Type, Ground: GroundCode },
  });
}

/** Only entries of the list that are in use. */
async function requireGround(tx: Tx, GroundCode: string): Promise<void> {
  const found = await tx
    .selectFrom('Ground')
    .select('GroundCode')
    .where('GroundCode', '=', GroundCode)
    .where('IsActive', '=', true)
    .executeTakeFirst();
  if (!found) failField('Ground', 'FIELD_INVALID');
}

/** Performs the suspension as the person who proposes it; returns the decision that was recorded with it. */
async function suspendAtOnce({ tx, portal, row, actor, at, language, input }: Job): Promise<number> {
  const { Remark, Attachment } = input;
  await performInTransaction(tx, portal, decidedCertificateHandler(portal), {
    action: PROPOSAL_ACTIONS.SUSPEND,
    key: row.CertificateKey,
    input: { Remark, ...(Attachment !== undefined && { Attachment }) },
    ...{ actor, language, at, idempotencyKey: null },
  });
  const { Id } = await tx
    .selectFrom('CertificationDecision')
    .select('Id')
    .where('CertificateId', '=', row.Id)
    .orderBy('EventSeq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return Id;
}
