/**
 * Simulated users of the chaos tests who take applications from submission through return, check, assignment
 * and review; at most steps two staff members act at the same moment.
 */
import type { Caller, Json } from '../caller.ts';
import { type Draft, newApplication } from './new-application.ts';
import { race } from './race.ts';
import { clientOf, type Work } from './work.ts';

type Reviewers = Record<'client' | 'business' | 'admin' | 'scheduling' | 'assessor' | 'again', Caller>;

/**
 * Traffic: moves applications through the review; two staff members attempt every step at the same moment.
 */
export const reviews: Work = async ({ no, caller }) => {
  const people: Reviewers = {
    client: await caller(clientOf(no)),
    business: await caller('business'),
    admin: await caller('admin'),
    scheduling: await caller('scheduling'),
    assessor: await caller('assessor'),
    again: await caller('assessor'),
  };
  let steps: AsyncGenerator<void> | null = null;
  return async () => {
    const draft: Draft | null = steps ? null : await newApplication(people.client, 'GF');
    steps ??= draft && way(people, draft);
    const { done } = (await steps?.next()) ?? { done: true };
    if (done) steps = null;
  };
};

async function* way({ client, business, admin, scheduling, assessor, again }: Reviewers, { key }: Draft) {
  const of = (view: Json | null, more: Json = {}): Json => ({
    ApplicationKey: key,
    Version: view?.Version,
    ...more,
  });
  const submit = () => client.write('/application/submit', { ApplicationKey: key });
  const returned = await race('/application/return', [
    [business, of((await submit()).Answer, { Remark: 'One more page, please.' })],
    [
      admin,
      of(await admin.get('/application/view', { ApplicationKey: key }), { Remark: 'A page is missing.' }),
    ],
  ]);
  if (!returned) return;
  yield;
  let view: Json | null = (await submit()).Answer;
  const TransactionNo = 'TX-2026-7001';
  view = await race('/application/review', [
    [business, of(view, { TransactionNo })],
    [admin, of(view, { TransactionNo })],
  ]);
  yield;
  for (const Mode of ['ASSESSOR', 'ASSESSOR_ONSITE', 'INDEPREVIEWER'] as const) {
    const fit = (await scheduling.get('/application/assignees', { ApplicationKey: key, Mode }))?.Rows as
      | { Name: string; UserKey: string }[]
      | undefined;
    const AssignedUserKey = fit?.find(({ Name }) => Name === ASSIGNED[Mode])?.UserKey;
    view = await race('/application/assign', [
      [scheduling, of(view, { Mode, AssignedUserKey })],
      [admin, of(view, { Mode, AssignedUserKey })],
    ]);
    yield;
  }
  const points = (await assessor.get('/assessment/checklist', { ApplicationKey: key }))?.Points as
    | { PointKey: string; Step: string }[]
    | undefined;
  const Answers = points
    ?.filter(({ Step }) => Step === 'ASSESSOR')
    .map(({ PointKey }) => ({ PointKey, Result: 'CONFORM' }));
  await assessor.write('/assessment/checklist/submission', { ApplicationKey: key, Answers });
  yield;
  view = await assessor.get('/application/view', { ApplicationKey: key });
  // The same user acts on two screens.
  await race('/application/progress/approve', [
    [assessor, of(view)],
    [again, of(view)],
  ]);
}

const ASSIGNED = { ASSESSOR: 'Ivy Chan', ASSESSOR_ONSITE: 'Ben Lau', INDEPREVIEWER: 'Rita Wong' } as const;
