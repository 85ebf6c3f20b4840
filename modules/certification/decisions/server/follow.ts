/** Records a decision with the action that makes it: at the end of an application, and at events of a certificate. */
import { applicationActed } from '#modules/applications/applications/server/index.ts';
import { certificateEventAdded } from '#modules/certification/certificates/server/index.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { actedBy } from '#platform/server/workflow/portal-actor.ts';
import { decisionOfChange } from '../rules/application-decision.ts';
import { ownDecision } from '../rules/event-decisions.ts';
import { closedProposal, linkDecision } from './proposals/closed-proposal.ts';
import { recordDecision } from './record-decision.ts';

export const followApplication = applicationActed.implement(async ({ job, change }) => {
  const { tx, row, at, input, actor, asRole } = job;
  const { ApplicationStatusCode: from, AssessmentType, Id: applicationId } = row;
  const to = change.ApplicationStatusCode ?? from;
  const Type = decisionOfChange({ from, to, AssessmentType });
  if (Type === null) return;
  const { AccountId, AsRole } = actedBy(actor, asRole);
  await recordDecision(tx, {
    applicationId,
    Type,
    ...{ DecidedById: AccountId, AsRole, DecidedAt: at, EffectiveOn: hongKongDate(at) },
    step: row.CurrentStep,
    Grounds: typeof input.Remark === 'string' ? input.Remark : null,
    Attachment: Array.isArray(input.Attachment) ? (input.Attachment as string[]) : [],
  });
});

/** What the portal does because of a proposal was decided by the person who confirmed or declined that. */
export const followCertificate = certificateEventAdded.implement(
  async ({ tx, certificateId, seq, change }) => {
    const { Event, From, account, asRole, at, EffectiveOn, remark, attachment } = change;
    const { AccountId, AsRole } = actedBy(account ?? { Id: 0 }, asRole ?? null);
    const Type = ownDecision({ Event, From, IsByPortal: AccountId === null });
    if (Type === null) return;
    const proposal = AccountId === null ? await closedProposal(tx, { certificateId, at }) : null;
    const decisionId = await recordDecision(tx, {
      ...{ certificateId, eventSeq: seq, Type },
      ...(proposal?.decider ?? { DecidedById: AccountId, AsRole }),
      ...{ DecidedAt: at, EffectiveOn, step: null },
      ...{ Grounds: remark ?? null, Attachment: attachment ?? [] },
    });
    if (proposal?.isConfirmed) await linkDecision(tx, { certificateId, at, decisionId });
  },
);
