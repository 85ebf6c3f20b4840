/** Returns the history of an application, filtered by what the reader may see. */
import { canSeeInvoices, transactionNoOf } from '#modules/billing/invoices/server/index.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import { personNames } from '#modules/identity/accounts/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import type { PersonName } from '#platform/common/contract/shapes.ts';
import { fullName } from '#platform/common/format/full-name.ts';
import type { Context, DataOf } from '#platform/server/http/context.ts';
import { fail } from '#platform/server/http/fail.ts';
import { fileInfos } from '#platform/server/media/file-infos.ts';
import type { CertificateStatus } from '../rules/certificate-statuses.ts';
import type { applicationRoutes } from '../rules/contract.ts';
import { entryFacts } from '../rules/entry-facts.ts';
import { certificateIdOf } from './applications-of-certificate.ts';
import { certificateNames } from './certificate-names.ts';
import { certificatesInQueries } from './certificate-of-application.ts';
import { relatedEvents } from './related-events.ts';
import { isRemarkVisibleTo } from './remark-visibility.ts';
import { visibleTo } from './scope.ts';

type Route = (typeof applicationRoutes)['history'];

/** The application's history, newest first. Consecutive draft saves are one entry: the last of them. */
export async function applicationHistory({ db, query, actor }: Context<Route>): Promise<DataOf<Route>> {
  const application = await db
    .selectFrom('Application')
    .select('Application.Id')
    .select(certificatesInQueries.get('CERTIFICATE').statusOf(certificateIdOf).as('CertificateStatusCode'))
    .where('Application.ApplicationKey', '=', query.ApplicationKey)
    .where(visibleTo(actor))
    .executeTakeFirst();
  if (!application) return fail('ERR_NOT_FOUND');
  const rows = await db
    .selectFrom('ApplicationHistory')
    .leftJoin('Account', 'Account.Id', 'ApplicationHistory.AccountId')
    .selectAll('ApplicationHistory')
    .select(['Account.UserKey', 'Account.FirstName', 'Account.LastName'])
    .where('ApplicationHistory.ApplicationId', '=', application.Id)
    .orderBy('ApplicationHistory.Version', 'desc')
    .execute();
  const isStaff = !isClient(actor.Roles);
  const shown = rows.filter(
    (row, at) =>
      (isStaff || !entryFacts(row.Action).IsStaffOnly) &&
      (row.Action !== 'SAVE' || rows[at - 1]?.Action !== 'SAVE' || entryOf(row) !== null),
  );
  const files = new Map(
    (
      await fileInfos(
        db,
        shown.flatMap((row) => row.Attachment),
      )
    ).map((file) => [file.FileKey, file]),
  );
  const people = await personNames(
    db,
    shown.map((row) => assignedKey(row)),
  );
  return {
    Related: await relatedEvents.get('NONCONFORMITIES')(db, actor, application.Id),
    Rows: shown.map((row) => {
      const isOpen = isRemarkVisibleTo(actor, row.Action);
      return {
        Version: row.Version,
        Action: row.Action,
        At: row.At.toISOString(),
        By:
          row.UserKey && row.FirstName !== null && row.LastName !== null
            ? { UserKey: row.UserKey, Name: fullName({ FirstName: row.FirstName, LastName: row.LastName }) }
            : null,
        AsRole: row.AsRole,
        FromStatus: row.FromStatus,
        ToStatus: row.ToStatus,
        FromStep: row.FromStep,
        ToStep: row.ToStep,
        Assigned: assigned(row, people),
        Remark: isOpen ? row.Remark : null,
        Attachment: isOpen ? row.Attachment.flatMap((key) => files.get(key) ?? []) : [],
        IsOverride: isStaff && row.IsOverride,
        Entry: entryOf(row),
        CertificateEnd: certificateEndOf(row, (names) =>
          certificateNames(actor, application.CertificateStatusCode, names),
        ),
        TransactionNo: canSeeInvoices(actor) ? transactionNoOf(row.Data) : null,
      };
    }),
  };
}

/** Entries of external forms are listed individually, unlike drafts, which are saved every few seconds. */
function entryOf({ Action, Data }: HistoryData): string | null {
  const entry = Action === 'CHANGE_MACHFORM' ? Data.Input : Action === 'SAVE' ? Data.Entry : null;
  return typeof entry === 'string' ? entry : null;
}

/**
 * Only the portal records a certificate when it cancels; the number of a deleted certificate is hidden from
 * clients.
 */
function certificateEndOf(
  { Action, Data }: HistoryData,
  seen: <Names extends Numbered>(names: Names) => Names,
) {
  const { CertificateNo } = Data;
  if (Action !== 'CANCEL' || typeof CertificateNo !== 'string') return null;
  const names = seen<Numbered>({ CertificateNo });
  return { ...names, CertificateStatusCode: Data.CertificateStatusCode as CertificateStatus };
}

type Numbered = { CertificateNo: string | null };
type HistoryData = { Action: string; Data: Record<string, unknown> };

const assignedKey = ({ Action, Data }: HistoryData): string | null =>
  Action === 'ASSIGN' && typeof Data.AssignedUserKey === 'string' ? Data.AssignedUserKey : null;

function assigned(row: HistoryData, people: Map<string, PersonName>) {
  const person = people.get(assignedKey(row) ?? '');
  return person ? { Step: row.Data.Mode as Step, Name: person.Name } : null;
}
