import { isClient } from '@assay/shared/access/roles.ts';
import { type Turn, turnName, turnOf } from '@assay/shared/application/turn.ts';
import type { ApplicationAction } from '@assay/shared/application/workflow.ts';
import { choiceOf } from '@assay/shared/notification/groups.ts';
import { type NoticeParams, noticeWords } from '@assay/shared/notification/say-notice.ts';
import { type Happened, type Message, whoToTell } from '@assay/shared/notification/who-to-tell.ts';
import type { Tx } from '../db/connect.ts';
import { json } from '../db/json.ts';
import { newKey } from '../db/keys.ts';
import type { Portal } from '../http/context.ts';
import { portalLink } from '../mail/portal-link.ts';
import { queueMail } from '../mail/send.ts';
import { noticeTemplate } from '../mail/templates.ts';
import type { Settings } from '../settings.ts';
import { type Change, loadChange } from './load-change.ts';
import { recipients } from './recipients.ts';

type Task = { ApplicationId: number; Version: number };
type Recipient = Awaited<ReturnType<typeof recipients>>[number];

/**
 * Task `application.tell`: tells who has to know of one change. Run again, it tells nobody twice: a person has one
 * message per change, and its mail is written together with it.
 */
export async function tellPeople({ db, settings }: Portal, task: Task): Promise<void> {
  const change = await loadChange(db, task);
  if (!change) return;
  const messages = whoToTell(happened(change));
  if (messages.length === 0) return;
  await db.transaction().execute(async (tx) => {
    for (const message of messages)
      for (const person of await recipients(tx, message.To, change, change.AccountId))
        await tell(tx, settings, { change, message, person });
  });
}

function happened(change: Change): Happened {
  const { AssignedUserKey } = change.Data;
  return {
    Action: change.Action as ApplicationAction,
    ToStatus: change.ToStatus,
    Turn: turnStillHeld(change),
    AssignedUserKey: typeof AssignedUserKey === 'string' ? AssignedUserKey : null,
    IsByClient: change.AsRole !== null && isClient([change.AsRole]),
  };
}

/** "Your turn" is news only while it is true: a job that comes late must not call anybody to what is done. */
function turnStillHeld({ Assigned, ...change }: Change): Turn | null {
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

type Telling = { change: Change; message: Message; person: Recipient };

async function tell(tx: Tx, settings: Settings, { change, message, person }: Telling): Promise<void> {
  const cause = `application:${change.ApplicationId}:${change.Version}`;
  const params = paramsOf(change);
  const choice = choiceOf(person.Notice, message.Kind);
  const isNew = await tx
    .insertInto('Notification')
    .values({
      NotificationKey: newKey(),
      AccountId: person.Id,
      Kind: message.Kind,
      Params: json(params),
      ApplicationId: change.ApplicationId,
      Cause: cause,
      ReadAt: null,
      IsForDigest: choice === 'DAILY',
      MailedAt: choice === 'EACH' ? new Date() : null,
    })
    .onConflict((conflict) => conflict.columns(['AccountId', 'Cause']).doNothing())
    .returning('Id')
    .executeTakeFirst();
  if (!isNew || choice !== 'EACH') return;
  await queueMail(tx, {
    to: person.Email,
    language: person.Language,
    template: noticeTemplate(message.Kind),
    params: noticeWords(params, person.Language),
    link: portalLink(settings, '/viewform', { key: change.ApplicationKey }),
    cause: `${cause}:${person.Id}`,
  });
}

/** Kept with the message in all three languages: the reader's own is chosen when it is read. */
function paramsOf({ ApplicationNo, ToStep, OrgName, ServiceName }: Change): NoticeParams {
  return {
    ApplicationNo,
    ...(ToStep && { Step: ToStep }),
    OrgName_EN: OrgName.EN,
    OrgName_CHT: OrgName.CHT,
    OrgName_CHS: OrgName.CHS,
    ServiceName_EN: ServiceName.EN,
    ServiceName_CHT: ServiceName.CHT,
    ServiceName_CHS: ServiceName.CHS,
  };
}
