import type { ApplicationStatus } from '#modules/applications/applications/rules/statuses.ts';
import { type Turn, turnName, turnOf } from '#modules/applications/applications/rules/turn.ts';
import type { Step } from '#modules/catalogue/services/rules/index.ts';
import type { Audience, NoticeParams } from '#modules/messaging/notification-centre/rules/index.ts';
import { notifyRecipient } from '#modules/messaging/notification-centre/server/index.ts';
import { isClient } from '#platform/common/access/roles.ts';
import { hongKongDate } from '#platform/common/format/dates.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { type ApplicationEvent, recipientsFor } from '../../rules/notification-rules.ts';
import { type Change, loadChange } from './load-change.ts';
import { recipients } from './recipients.ts';

type Task = { ApplicationId: number; Version: number };

/**
 * Task `application.notify`: notifies the people affected by one change. Safe to run again: each person gets one message per
 * change, and its email is written together with it.
 */
export async function notifyRecipients({ db, settings }: Portal, task: Task): Promise<void> {
  const change = await loadChange(db, task);
  if (!change) return;
  const messages = recipientsFor(toApplicationEvent(change));
  if (messages.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const message of messages)
      for (const person of await recipients(tx, message.To, change, change.AccountId))
        await notifyRecipient(tx, settings, {
          cause: `application:${change.ApplicationId}:${change.Version}`,
          kind: message.Kind,
          params: { ...paramsOf(change), ...certificateOf(change) },
          about: change,
          person,
        });
  });
}

function toApplicationEvent(change: Change): ApplicationEvent {
  const { AssignedUserKey } = change.Data;
  return {
    Action: change.Action as ApplicationEvent['Action'],
    ToStatus: change.ToStatus,
    Turn: turnIfUnchanged(change),
    AssignedUserKey: typeof AssignedUserKey === 'string' ? AssignedUserKey : null,
    IsByClient: change.AsRole !== null && isClient([change.AsRole]),
    ...('CertificateNo' in certificateOf(change) && { Handlers: handlersOf(change) }),
  };
}

/** The certificate whose end was the reason for the portal to cancel the application. */
const certificateOf = ({ Action, Data: { CertificateNo } }: Change): NoticeParams =>
  Action === 'CANCEL' && typeof CertificateNo === 'string' ? { CertificateNo } : {};

/** Previous handlers: whose turn it was, and all assignees. */
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

/** "Your turn" is news only while it is true: a job that comes late must not call anybody to what is done. */
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

/** Kept with the message in all three languages: the reader's own is chosen when it is read. */
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
