/**
 * Query for event log rows with the names of the acting user and of the object, and the conversion of a row
 * to the form in which list, detail view and export show it.
 */
import type { z } from 'zod';
import { applicationService } from '#modules/applications/applications/server/index.ts';
import type { Localized } from '#platform/common/contract/shapes.ts';
import { applicationName } from '#platform/common/format/application-name.ts';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { eventsIn, LOG_RESULTS } from '#platform/common/log-events.ts';
import type { Db } from '#platform/server/database/connect.ts';
import type { logRow as shape } from '../rules/contract.ts';
import { detailFacts } from './detail-facts.ts';
import { detailText } from './detail-text.ts';

/** Query for log rows with the names of the acting user and of the object. */
export const namedRows = (db: Db) =>
  db
    .selectFrom('Audit')
    .leftJoin('Account', 'Account.Id', 'Audit.AccountId')
    .leftJoin('Account as Other', 'Other.UserKey', 'Audit.Object')
    .leftJoin('Application', 'Application.ApplicationKey', 'Audit.Object')
    .select([
      'Audit.Id as No',
      'Audit.At',
      'Audit.Event',
      'Audit.Object',
      'Audit.Address',
      'Audit.Detail',
      'Account.UserKey',
      'Account.Email',
      'Account.FirstName',
      'Account.LastName',
      'Other.FirstName as OtherFirstName',
      'Other.LastName as OtherLastName',
      'Application.ApplicationNo',
      'Application.AssessmentType',
      'Application.CreatedAt',
    ])
    .select(applicationService.as('ServiceName'));

type Found = {
  No: number;
  At: Date | undefined;
  Event: string;
  Object: string | null;
  Address: string | null;
  Detail: Record<string, unknown> | null;
  Email: string | null;
  FirstName: string | null;
  LastName: string | null;
  OtherFirstName: string | null;
  OtherLastName: string | null;
  ApplicationNo: string | null;
  AssessmentType: AssessmentType | null;
  CreatedAt: Date | null;
  ServiceName: Localized;
};

export const toLogRow = (row: Found, language: Language): z.infer<typeof shape> => {
  const Facts = detailFacts(row.Detail);
  return {
    No: row.No,
    At: row.At?.toISOString() ?? '',
    Who: nameOf(row.FirstName, row.LastName),
    Email: row.Email ?? emailOf(row.Detail),
    Event: row.Event,
    Result: LOG_RESULTS.find((result) => eventsIn(result).some((event) => event === row.Event)) ?? 'DONE',
    Object: row.Object,
    ObjectName: nameOf(row.OtherFirstName, row.OtherLastName) ?? objectName(row, language),
    Address: row.Address,
    Detail: detailText(Facts),
    Facts,
  };
};

const objectName = ({ AssessmentType, CreatedAt, ...row }: Found, language: Language): string | null =>
  AssessmentType && CreatedAt ? applicationName({ ...row, AssessmentType, CreatedAt }, language) : null;

const nameOf = (FirstName: string | null, LastName: string | null): string | null =>
  FirstName === null ? null : fullName({ FirstName, LastName: LastName ?? '' });

/** A failed sign-in has no account; the email address entered is in its details. */
const emailOf = (detail: Record<string, unknown> | null): string | null =>
  typeof detail?.Email === 'string' ? detail.Email : null;
