/**
 * Creates the input of every application action in the generated workflow test, as valid as can be known in
 * advance; files are uploaded and checklists answered where the action needs them.
 */
import { hongKongDate } from '#platform/common/format/dates.ts';
import { assessmentPortal } from '../support/assessment-portal.ts';
import type { GeneratedPortal } from './generated-portal.ts';

type Body = Record<string, unknown>;
export type WalkedAction = { who: string; ApplicationKey: string; Pick: number };

const REMARK = 'Agreed with the client on the telephone.';

/**
 * Creates the user's input for an application action, besides the key, as valid as can be known in advance.
 */
export function walkInputs(portal: GeneratedPortal): (action: string, step: WalkedAction) => Promise<Body> {
  const { answerChecklist } = assessmentPortal(() => portal);
  const file = async (user: string, kind: 'document' | 'crb') => ({
    Attachment: [await portal.upload(user, kind)],
  });
  const makers: Record<string, (step: WalkedAction) => Promise<Body> | Body> = {
    SAVE: ({ ApplicationKey }) => answersOf(portal, ApplicationKey),
    SUBMIT: ({ who: user, ApplicationKey }) => remarksOnPoints(portal, user, ApplicationKey),
    APPROVE: () => ({ TransactionNo: 'TX-2026-114' }),
    APPROVE_PROGRESS: async ({ who: user, ApplicationKey }) => {
      // A user without permission for the checklist cannot approve either; that refusal is what is tested.
      await answerChecklist(user, ApplicationKey).catch(() => undefined);
      return {};
    },
    REJECT_CHECKLIST: () => ({ Points: [{ Field: 'ScopeRequirement', Remark: 'Too general.' }] }),
    CORRECT_RESULT: () => ({ PointKey: 'GF-01', Result: 'CONFORM' }),
    ASSIGN: (step) => assignment(portal, step),
    CRB_CONFIRM: ({ who: user }) => file(user, 'crb'),
    UPLOAD_CERT: ({ who: user }) => file(user, 'document'),
    UPLOAD_DISCLOSURE: ({ who: user }) => file(user, 'document'),
    PAY_NOW: async ({ who: user }) => ({ ...(await file(user, 'document')), PaymentMethod: 'FPS' }),
    PAID: () => ({ TransactionNo: 'FPS-70012233' }),
    REFUND_OFFLINE: () => ({
      AmountCents: 100,
      DateTime: hongKongDate(new Date()),
      TransactionNo: 'OUT-70012234',
    }),
    CHANGE_PAYMENT_DATE: () => ({ DateTime: hongKongDate(new Date()) }),
    CHANGE_TRANX: () => ({ TransactionNo: 'TX-2026-115' }),
    CHANGE_MACHFORM: () => ({ Input: '17' }),
  };
  const noRemark = new Set(['SAVE']);
  return async (action, step) => ({
    ...(noRemark.has(action) ? {} : { Remark: REMARK }),
    ...(await makers[action]?.(step)),
  });
}

async function answersOf({ db }: GeneratedPortal, ApplicationKey: string): Promise<Body> {
  const { Answers } = await db
    .selectFrom('Application')
    .select('Answers')
    .where('ApplicationKey', '=', ApplicationKey)
    .executeTakeFirstOrThrow();
  return { Answers };
}

async function remarksOnPoints(
  { db }: GeneratedPortal,
  _user: string,
  ApplicationKey: string,
): Promise<Body> {
  const points = await db
    .selectFrom('ApplicationPoint')
    .innerJoin('Application', 'Application.Id', 'ApplicationPoint.ApplicationId')
    .select('ApplicationPoint.PointNo')
    .where('ApplicationKey', '=', ApplicationKey)
    .whereRef('ApplicationPoint.Round', '=', 'Application.Round')
    .execute();
  if (points.length === 0) return {};
  return { PointAnswers: points.map(({ PointNo }) => ({ PointNo, Answer: 'Named more exactly.' })) };
}

const MODES = ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'];

async function assignment(portal: GeneratedPortal, { ApplicationKey, Pick }: WalkedAction): Promise<Body> {
  const Mode = String(MODES[Pick % MODES.length]);
  const { data } = await portal.get('scheduling', '/application/assignees', { ApplicationKey, Mode });
  const fit = ((data?.Rows ?? []) as { UserKey: string; Allowed: boolean }[]).filter(
    ({ Allowed }) => Allowed,
  );
  return { Mode, AssignedUserKey: fit[Pick % Math.max(fit.length, 1)]?.UserKey ?? 'nobody-has-this-key' };
}
