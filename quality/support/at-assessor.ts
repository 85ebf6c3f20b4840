/**
 * Creates a submitted application that waits for its assessor, with helpers to perform actions on it or
 * expect their refusal, for tests of the review.
 */
import { expect } from 'vitest';
import { demoServices } from '#modules/catalogue/services/server/demo/index.ts';
import type { Answer, TestPortal } from './portal.ts';

export type AtAssessor = {
  key: string;
  /** The submitted answers. */
  answers: Record<string, unknown>;
  /** Performs an action that must succeed. */
  done: (user: string, path: string, input?: object) => Promise<Answer>;
  /** Performs an action that must be refused; returns its code and the named fields or reasons. */
  refused: (user: string, path: string, input?: object) => Promise<string>;
  points: () => Promise<Record<string, unknown>[]>;
};

/** Creates an application by client@, for Green Finance by default, under review and assigned to assessor@. */
export async function atAssessor(portal: TestPortal, scheme = 'GF'): Promise<AtAssessor> {
  const { ServiceKey } = await portal.db
    .selectFrom('Service')
    .select('ServiceKey')
    .where('SchemeCode', '=', scheme)
    .executeTakeFirstOrThrow();
  const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => portal.upload('client', 'document')));
  const answers =
    demoServices.find(({ Definition }) => Definition.SchemeCode === scheme)?.validAnswers('INITIAL', keys) ??
    {};
  const created = await portal.post('client', '/application/save', { ServiceKey });
  const key = String(created.data.ApplicationKey);
  const send = (user: string, path: string, input: object = {}) =>
    portal.post(user, path, { ApplicationKey: key, ...input });
  const done = async (user: string, path: string, input: object = {}): Promise<Answer> => {
    const answer = await send(user, path, input);
    expect(answer.error.Code, `${path} ${JSON.stringify(answer.error)}`).toBeUndefined();
    return answer;
  };
  await done('client', '/application/save', { Answers: answers });
  await done('client', '/application/submit');
  await done('business', '/application/review', { TransactionNo: 'TX-1' });
  await done('scheduling', '/application/assign', {
    Mode: 'ASSESSOR',
    AssignedUserKey: await portal.userKey('assessor'),
  });
  return {
    key,
    answers,
    done,
    refused: async (user, path, input) => {
      const { status, error } = await send(user, path, input);
      if (status === 200) return 'done';
      const { Code, Fields = [], Reasons = [] } = error;
      return [Code, ...Reasons.map((reason) => reason.Code), ...Fields.map(({ Field }) => Field)].join(' ');
    },
    points: async () => {
      const { data } = await portal.get('assessor', '/assessment/checklist', { ApplicationKey: key });
      return data.Points as Record<string, unknown>[];
    },
  };
}
