import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import { type Turn, turnName, turnOf } from '#modules/applications/applications/rules/turn.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Audience, NoticeParams } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import { amountText } from '#platform/common/format/money.ts';
import type { Queries } from '#platform/server/database/connect.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { type NamedApplicationEvent, recipientsFor } from '../../rules/recipients-for.ts';
import { type Change, loadChange } from './load-change.ts';
import { recipients } from './recipients.ts';

type Task = { ApplicationId: number; Version: number };

/**
 * Job `application.notify`: notifies the users affected by one change. Safe to repeat: each user gets one
 * notification per change, and its email is created in the same transaction.
 */
export async function notifyRecipients({ db, settings }: Portal, task: Task): Promise<void> {
  const change = await loadChange(db, task);
  if (!change) return;
  const event = toApplicationEvent(change);
  const IsPersonAbsent = event.Turn?.Of === 'PERSON' && (await isAbsentToday(db, event.Turn.UserKey));
  const messages = recipientsFor({ ...event, IsPersonAbsent });
  if (messages.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const message of messages)
      for (const person of await recipients(
        tx,
        message.To,
        change,
        message.IsConfirmation ? null : change.AccountId,
      ))
        await notifyRecipient(tx, settings, {
          cause: `application:${change.ApplicationId}:${change.Version}`,
          kind: message.Kind,
          params: { ...paramsOf(change), ...certificateOf(change), ...unpaidInvoiceOf(change) },
          about: change,
          person,
        });
  });
}

async function isAbsentToday(db: Queries, userKey: string): Promise<boolean> {
  const today = hongKongDate(new Date());
  const absence = await db
    .selectFrom('Absence')
    .innerJoin('Account', 'Account.Id', 'Absence.AccountId')
    .select('Absence.Id')
    .where('Account.UserKey', '=', userKey)
    .where('Absence.FromDate', '<=', today)
    .where('Absence.ToDate', '>=', today)
    .limit(1)
    .executeTakeFirst();
  return absence !== undefined;
}

function toApplicationEvent(change: Change): Omit<NamedApplicationEvent, 'IsPersonAbsent'> {
  const { AssignedUserKey } = change.Data;
  return {
    Action: change.Action as NamedApplicationEvent['Action'],
    ToStatus: change.ToStatus,
    Turn: turnIfUnchanged(change),
    AssignedUserKey: typeof AssignedUserKey === 'string' ? AssignedUserKey : null,
    IsUnpaid: change.InvoiceNo !== null,
    IsByClient: change.AsRole !== null && isClient([change.AsRole]),
    ...('CertificateNo' in certificateOf(change) && { Handlers: handlersOf(change) }),
  };
}

/** The certificate whose end caused the portal to cancel the application. */
const certificateOf = ({ Action, Data: { CertificateNo } }: Change): NoticeParams =>
  Action === 'CANCEL' && typeof CertificateNo === 'string' ? { CertificateNo } : {};

/** The invoice that the client has to pay, for the confirmation of a submission. */
const unpaidInvoiceOf = ({ Action, InvoiceNo, AmountCents, DueOn }: Change): NoticeParams =>
  Action === 'SUBMIT' && InvoiceNo !== null && AmountCents !== null && DueOn !== null
    ? invoiceParams({ InvoiceNo, AmountCents, DueOn })
    : {};

export const invoiceParams = (invoice: {
  InvoiceNo: string;
  AmountCents: number;
  DueOn: string;
}): NoticeParams => ({
  InvoiceNo: invoice.InvoiceNo,
  Amount: `HKD ${amountText(invoice.AmountCents)}`,
  On: invoice.DueOn,
});

/** Previous handlers: the users who had to act, and all assignees. */
function handlersOf({ FromStatus, FromStep, Assigned }: Change): Audience[] {
  const turn = turnOf({
    ApplicationStatusCode: FromStatus as ApplicationStatus,
    CurrentStep: FromStep as Step | null,
    Assigned,
  });
  const assigned = Object.values(Assigned).flatMap((UserKey): Audience[] =>
    UserKey ? [{ Of: 'PERSON', UserKey }] : [],
  );
  return [...(turn && turn.Of !== 'CLIENT' ? [turn] : []), ...assigned];
}

/** The turn, only if still current: a delayed job must not ask anyone to do work that is already done. */
function turnIfUnchanged({ Assigned, ...change }: Change): Turn | null {
  const then = turnOf({ ApplicationStatusCode: change.ToStatus, CurrentStep: change.ToStep, Assigned });
  const now = turnOf({
    ApplicationStatusCode: change.ApplicationStatusCode,
    CurrentStep: change.CurrentStep,
    Assigned,
  });
  const isSame =
    turnName(then) === turnName(now) && change.ToStep === change.CurrentStep && !change.IsAssignedSince;
  return isSame ? then : null;
}

type NotificationData = Pick<
  Change,
  'ApplicationNo' | 'AssessmentType' | 'CreatedAt' | 'OrgName' | 'ServiceName'
>;

/**
 * Parameters stored with the notification in all three languages; the reader's language is chosen on
 * display.
 */
export function paramsOf({
  ApplicationNo,
  AssessmentType,
  CreatedAt,
  ToStep,
  OrgName,
  ServiceName,
}: NotificationData & { ToStep?: string | null }): NoticeParams {
  return {
    ...(ApplicationNo === null ? { AssessmentType, BegunOn: hongKongDate(CreatedAt) } : { ApplicationNo }),
    ...(ToStep && { Step: ToStep }),
    OrgName_EN: OrgName.EN,
    OrgName_CHT: OrgName.CHT,
    OrgName_CHS: OrgName.CHS,
    ServiceName_EN: ServiceName.EN,
    ServiceName_CHT: ServiceName.CHT,
    ServiceName_CHS: ServiceName.CHS,
  };
}
