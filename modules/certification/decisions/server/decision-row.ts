/** Columns of a row of the register of decisions, and the row as the API shows it. */
import { sql } from 'kysely';
import type { Role } from '#platform/common/access/roles.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { DecisionRow } from '../rules/contract.ts';
import type { DecisionType } from '../rules/decision-types.ts';

export const ROW_COLUMNS = [
  'Decision.Id',
  'Decision.DecisionKey',
  'Decision.DecisionNo',
  'Decision.Type',
  'Decision.AsRole',
  'Decision.DecidedAt',
  'Decision.EffectiveOn',
  'Decision.Grounds',
  'Decision.IsSeparate',
  'Application.ApplicationKey',
  'Application.ApplicationNo',
  'Certificate.CertificateKey',
  'Certificate.CertificateNo',
  'Certificate.Kind as CertificateKind',
] as const;

type PersonColumns = { UserKey: string; FirstName: string; LastName: string };

export const rowExtras = [
  sql<Localized>`coalesce(certificate.org_name, (select organisation.org_name from organisation
    where organisation.id = application.organisation_id))`.as('OrgName'),
  sql<Localized>`(select service_version.definition -> 'Name' from service_version
    where service_version.id = coalesce(application.service_version_id, certificate.service_version_id))`.as(
    'ServiceName',
  ),
  sql<PersonColumns | null>`(select jsonb_build_object('UserKey', account.user_key, 'FirstName', account.first_name,
    'LastName', account.last_name) from account where account.id = decision.decided_by_id)`.as('Decider'),
  sql<PersonColumns | null>`(select jsonb_build_object('UserKey', account.user_key, 'FirstName', account.first_name,
    'LastName', account.last_name) from account where account.id = decision.proposed_by_id)`.as('Proposer'),
] as const;

type Selected = {
  DecisionKey: string;
  DecisionNo: string;
  Type: DecisionType;
  AsRole: Role | null;
  DecidedAt: Date;
  EffectiveOn: string;
  IsSeparate: boolean;
  ApplicationKey: string | null;
  ApplicationNo: string | null;
  CertificateKey: string | null;
  CertificateNo: string | null;
  CertificateKind: DecisionRow['CertificateKind'];
  OrgName: Localized;
  ServiceName: Localized;
  Decider: PersonColumns | null;
  Proposer: PersonColumns | null;
};

export const decisionRowOf = (row: Selected): DecisionRow => ({
  DecisionKey: row.DecisionKey,
  DecisionNo: row.DecisionNo,
  Type: row.Type,
  OrgName: row.OrgName,
  ServiceName: row.ServiceName,
  ApplicationKey: row.ApplicationKey,
  ApplicationNo: row.ApplicationNo,
  CertificateKey: row.CertificateKey,
  CertificateNo: row.CertificateNo,
  CertificateKind: row.CertificateKind,
  ProposedBy: row.Proposer && { UserKey: row.Proposer.UserKey, Name: fullName(row.Proposer) },
  DecidedBy: row.Decider && { UserKey: row.Decider.UserKey, Name: fullName(row.Decider) },
  AsRole: row.AsRole,
  DecidedAt: row.DecidedAt.toISOString(),
  EffectiveOn: row.EffectiveOn,
  IsSeparate: row.IsSeparate,
});
