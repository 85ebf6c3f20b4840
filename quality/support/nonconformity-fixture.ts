/** Creates an application with nonconformities, with helpers to act on them, for tests. */
import { expect } from 'vitest';
import type { NonconformityView } from '#modules/applications/nonconformities/rules/contract.ts';
import { type AtAssessor, atAssessor } from './at-assessor.ts';
import type { Answer, TestPortal } from './portal.ts';

export type WithNonconformities = AtAssessor & {
  /** The assessor records these grades for the first checklist items of the step; the others conform. */
  record: (grades: readonly ('MAJOR' | 'MINOR' | 'CONFORM')[]) => Promise<void>;
  /** The nonconformities of the application as a user sees them. */
  found: (user: string) => Promise<Pick<NonconformityView, 'NonconformityKey' | 'Status' | 'Grade'>[]>;
  act: (user: string, action: string, at: number, input?: object) => Promise<Answer>;
  /** Performs an action that must succeed; returns the record. */
  acted: (user: string, action: string, at: number, input?: object) => Promise<NonconformityView>;
};

export const RESPONSE = {
  Correction: 'The sensor was calibrated.',
  Cause: 'It was not in the plan.',
  CorrectiveAction: 'The plan lists all sensors from December.',
};

export async function withNonconformities(portal: TestPortal, scheme?: string): Promise<WithNonconformities> {
  const file = await atAssessor(portal, scheme);
  const keys = async () =>
    (
      await portal.db
        .selectFrom('Nonconformity')
        .innerJoin('Application', 'Application.Id', 'Nonconformity.ApplicationId')
        .select('NonconformityKey')
        .where('Application.ApplicationKey', '=', file.key)
        .orderBy('Nonconformity.Id')
        .execute()
    ).map(({ NonconformityKey }) => NonconformityKey);
  const act = async (user: string, action: string, at: number, input: object = {}) =>
    portal.post(user, `/nonconformity/${action}`, { NonconformityKey: (await keys())[at], ...input });
  return {
    ...file,
    record: async (grades) => {
      const own = (await file.points()).filter(({ Step }) => Step === 'ASSESSOR');
      const Answers = own.map(({ PointKey }, at) => {
        const Result = grades[at] ?? 'CONFORM';
        return Result === 'CONFORM'
          ? { PointKey, Result }
          : { PointKey, Result, Remark: `No record of item ${at + 1}.` };
      });
      await file.done('assessor', '/assessment/checklist/submission', { Answers });
    },
    found: async (user) => {
      const { data } = await portal.get(user, '/nonconformity/application', { ApplicationKey: file.key });
      return (data as { Rows: NonconformityView[] }).Rows;
    },
    act,
    acted: async (...call) => {
      const answer = await act(...call);
      expect(answer.error.Code, JSON.stringify(answer.error)).toBeUndefined();
      return answer.data as NonconformityView;
    },
  };
}
