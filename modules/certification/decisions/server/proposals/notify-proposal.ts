/**
 * Notifies of proposed decisions: the deciders of one to decide, or of an urgent suspension that was not ratified in time;
 * the proposer of the outcome.
 */
import { recipients } from '#modules/applications/applications/server/index.ts';
import type { Audience } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { NoticeKind } from '#platform/common/notices.ts';
import type { Settings } from '#platform/server/configuration/settings.ts';
import type { Queries, Tx } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { decisionsPermissions } from '../../rules/permissions.ts';
import { PROPOSAL_STATUS_ON, type ProposalStatus } from '../../rules/proposals/statuses.ts';
import type { ProposalType } from '../../rules/proposals/types.ts';

type Data = {
  Id: number;
  ProposalKey: string;
  Type: ProposalType;
  Status: ProposalStatus;
  IsUrgent: boolean;
  RatifyBy: string | null;
  ProposedById: number | null;
  /** User key; null if the portal proposed it. */
  Proposer: string | null;
  CertificateNo: string;
  OrganisationId: number;
  OrgName: Localized;
  ServiceName: Localized;
  ApplicationId: number;
  ApplicationKey: string;
  CreatedById: number;
  SharedWith: number[];
};
type Message = { Kind: NoticeKind; To: Audience };

const DECIDERS: Audience = { Of: 'ROLES', Roles: decisionsPermissions.DECIDE_PROPOSALS };

const load = (db: Queries, id: number): Promise<Data | undefined> =>
  db
    .selectFrom('DecisionProposal as Proposal')
    .innerJoin('Certificate', 'Certificate.Id', 'Proposal.CertificateId')
    .innerJoin('Application', 'Application.Id', 'Certificate.ApplicationId')
    .leftJoin('Account', 'Account.Id', 'Proposal.ProposedById')
    .select([
      'Proposal.Id',
      'Proposal.ProposalKey',
      'Proposal.Type',
      'Proposal.Status',
      'Proposal.IsUrgent',
      'Proposal.RatifyBy',
      'Proposal.ProposedById',
      'Account.UserKey as Proposer',
      'Certificate.CertificateNo',
      'Certificate.OrganisationId',
      'Certificate.OrgName',
      'Certificate.ServiceName',
      'Application.Id as ApplicationId',
      'Application.ApplicationKey',
      'Application.CreatedById',
      'Application.SharedWith',
    ])
    .where('Proposal.Id', '=', id)
    .executeTakeFirst();

/** Job `decision.proposal.notify`. Safe to repeat: each person gets one notification of each status. */
export async function notifyProposal(
  { db, settings }: Portal,
  { ProposalId }: { ProposalId: number },
): Promise<void> {
  const data = await load(db, ProposalId);
  const message = data && messageOf(data);
  if (message) await db.transaction().execute((tx) => send(tx, settings, data, message));
}

/** Notifies the deciders of an urgent suspension that was not ratified in time. */
export async function notifyOverdue(tx: Tx, settings: Settings, proposalId: number): Promise<void> {
  const data = await load(tx, proposalId);
  if (data) await send(tx, settings, data, { Kind: 'PROPOSAL_OVERDUE', To: DECIDERS });
}

function messageOf({ Status, IsUrgent, Proposer }: Data): Message | null {
  if (Status === PROPOSAL_STATUS_ON.PROPOSE)
    return { Kind: IsUrgent ? 'PROPOSAL_URGENT' : 'PROPOSAL_MADE', To: DECIDERS };
  if (Proposer === null) return null;
  const proposer: Audience = { Of: 'PERSON', UserKey: Proposer };
  switch (Status) {
    case PROPOSAL_STATUS_ON.CONFIRM:
      return { Kind: 'PROPOSAL_CONFIRMED', To: proposer };
    case PROPOSAL_STATUS_ON.DECLINE:
      return { Kind: 'PROPOSAL_DECLINED', To: proposer };
    default:
      return null;
  }
}

async function send(tx: Tx, settings: Settings, data: Data, { Kind, To }: Message): Promise<void> {
  // Who proposed it does not decide it.
  const exceptId = To === DECIDERS ? data.ProposedById : null;
  for (const person of await recipients(tx, To, data, exceptId))
    await notifyRecipient(tx, settings, {
      cause: `proposal:${data.Id}:${Kind}`,
      kind: Kind,
      params: paramsOf(data),
      about: data,
      person,
    });
}

const paramsOf = (data: Data): Record<string, string> => ({
  ProposalKey: data.ProposalKey,
  CertificateNo: data.CertificateNo,
  DecisionType: data.Type,
  ...(data.RatifyBy && { On: data.RatifyBy }),
  OrgName_EN: data.OrgName.EN,
  OrgName_CHT: data.OrgName.CHT,
  OrgName_CHS: data.OrgName.CHS,
  ServiceName_EN: data.ServiceName.EN,
  ServiceName_CHT: data.ServiceName.CHT,
  ServiceName_CHS: data.ServiceName.CHS,
});
