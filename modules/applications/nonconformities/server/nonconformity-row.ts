/** Columns of a row of the register, and the row as the API shows it. */
import { sql } from 'kysely';
import { applicationService } from '#modules/applications/applications/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { ageInDays } from '../rules/ageing.ts';
import type { NonconformityRow } from '../rules/contract.ts';
import type { Grade } from '../rules/facts.ts';
import { isOpen, type NonconformityStatus, ownerOf } from '../rules/statuses.ts';

export const ROW_COLUMNS = [
  'Nonconformity.Id',
  'Nonconformity.NonconformityKey',
  'Nonconformity.NonconformityNo',
  'Nonconformity.Grade',
  'Nonconformity.Status',
  'Nonconformity.Clause',
  'Nonconformity.Requirement',
  'Nonconformity.Statement',
  'Nonconformity.RaisedAt',
  'Nonconformity.DueOn',
  'Nonconformity.ReleasedAt',
  'Nonconformity.EscalatedAt',
  'Application.ApplicationKey',
  'Application.ApplicationNo',
  'Application.AssessmentType',
  'Application.CreatedAt',
] as const;

export const rowExtras = [
  applicationService.as('ServiceName'),
  sql<Localized>`(select org_name from organisation where organisation.id = application.organisation_id)`.as(
    'OrgName',
  ),
] as const;

type Selected = {
  NonconformityKey: string;
  NonconformityNo: string;
  Grade: Grade;
  Status: NonconformityStatus;
  Clause: string;
  Requirement: Localized;
  Statement: string;
  RaisedAt: Date;
  DueOn: string | null;
  ReleasedAt: Date | null;
  EscalatedAt: Date | null;
  ApplicationKey: string;
  ApplicationNo: string | null;
  AssessmentType: AssessmentType;
  CreatedAt: Date;
  ServiceName: Localized;
  OrgName: Localized;
};

/** @param today YYYY-MM-DD in Hong Kong */
export const nonconformityRowOf = (row: Selected, today: string): NonconformityRow => ({
  NonconformityKey: row.NonconformityKey,
  NonconformityNo: row.NonconformityNo,
  ApplicationKey: row.ApplicationKey,
  ApplicationNo: row.ApplicationNo,
  ServiceName: row.ServiceName,
  AssessmentType: row.AssessmentType,
  CreatedAt: row.CreatedAt.toISOString(),
  OrgName: row.OrgName,
  Grade: row.Grade,
  Status: row.Status,
  Owner: ownerOf(row.Status, row.ReleasedAt !== null),
  Clause: row.Clause,
  Requirement: row.Requirement,
  Statement: row.Statement,
  RaisedAt: row.RaisedAt.toISOString(),
  AgeDays: ageInDays(row, today),
  DueOn: row.DueOn,
  IsOverdue: isOpen(row.Status) && row.DueOn !== null && row.DueOn < today,
  IsEscalated: row.EscalatedAt !== null,
  IsReleased: row.ReleasedAt !== null,
});
