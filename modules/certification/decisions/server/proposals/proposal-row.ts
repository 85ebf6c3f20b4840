/** Columns of a row of the list of proposed decisions, and the row as the API shows it. */
import { sql } from 'kysely';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { ProposalRow } from '../../rules/proposals/contract.ts';
import { isOpenProposal, type ProposalStatus } from '../../rules/proposals/statuses.ts';
import type { ProposalType } from '../../rules/proposals/types.ts';

export const PROPOSAL_COLUMNS = [
  'Proposal.Id',
  'Proposal.ProposalKey',
  'Proposal.Type',
  'Proposal.Status',
  'Proposal.GroundCode',
  'Proposal.Remark',
  'Proposal.ExpiryDate',
  'Proposal.IsUrgent',
  'Proposal.RatifyBy',
  'Proposal.ProposedAt',
  'Proposal.ClosedAt',
  'Certificate.CertificateKey',
  'Certificate.CertificateNo',
  'Certificate.Kind as CertificateKind',
  'Certificate.OrgName',
  'Certificate.ServiceName',
  'Ground.Name as GroundName',
] as const;

type PersonColumns = { UserKey: string; FirstName: string; LastName: string };

const person = (column: string) =>
  sql<PersonColumns | null>`(select jsonb_build_object('UserKey', account.user_key, 'FirstName', account.first_name,
    'LastName', account.last_name) from account where account.id = proposal.${sql.ref(column)})`;

export const closerOf = person('closed_by_id');
export const proposalExtras = [person('proposed_by_id').as('Proposer'), closerOf.as('Closer')] as const;

type Selected = {
  ProposalKey: string;
  Type: ProposalType;
  Status: ProposalStatus;
  GroundCode: string;
  Remark: string;
  ExpiryDate: string | null;
  IsUrgent: boolean;
  RatifyBy: string | null;
  ProposedAt: Date;
  ClosedAt: Date | null;
  CertificateKey: string;
  CertificateNo: string;
  CertificateKind: ProposalRow['CertificateKind'];
  OrgName: Localized;
  ServiceName: Localized;
  GroundName: Localized;
  Proposer: PersonColumns | null;
  Closer: PersonColumns | null;
};

export const named = (one: PersonColumns) => ({ UserKey: one.UserKey, Name: fullName(one) });

/** @param today YYYY-MM-DD in Hong Kong */
export const proposalRowOf = (row: Selected, today: string): ProposalRow => ({
  ProposalKey: row.ProposalKey,
  Type: row.Type,
  Status: row.Status,
  CertificateKey: row.CertificateKey,
  CertificateNo: row.CertificateNo,
  CertificateKind: row.CertificateKind,
  OrgName: row.OrgName,
  ServiceName: row.ServiceName,
  Ground: { GroundCode: row.GroundCode, Name: row.GroundName },
  Remark: row.Remark,
  ExpiryDate: row.ExpiryDate,
  IsUrgent: row.IsUrgent,
  RatifyBy: row.RatifyBy,
  IsOverdue: isOpenProposal(row.Status) && row.RatifyBy !== null && row.RatifyBy < today,
  ProposedBy: row.Proposer && named(row.Proposer),
  ProposedAt: row.ProposedAt.toISOString(),
  ClosedBy: row.Closer && named(row.Closer),
  ClosedAt: row.ClosedAt?.toISOString() ?? null,
});
