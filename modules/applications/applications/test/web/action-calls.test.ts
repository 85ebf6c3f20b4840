import { expectTypeOf, test } from 'vitest';
import type { BodyOf, DataOf } from '#platform/common/contract/define-route.ts';
import type { useRunAction } from '#platform/web/ui/action/use-run-action.ts';
import type { applicationActionRoute } from '../../rules/action-routes.ts';
import type { ApplicationView } from '../../rules/contract.ts';
import type { applicationWorkflow } from '../../rules/workflow.ts';

type Run = ReturnType<typeof useRunAction<ApplicationView, typeof applicationWorkflow>>['run'];
type Submit = ReturnType<typeof applicationActionRoute<'SUBMIT'>>;

test('an application is rejected with items', () => {
  const calls = (run: Run) => [
    run('REJECT_CHECKLIST', { Points: [{ PointKey: 'P', Remark: 'again' }], IsOverride: true }, 'once'),
    // @ts-expect-error a rejection needs points
    run('REJECT_CHECKLIST', { Remark: 'again' }, 'once'),
    // @ts-expect-error a point needs a remark
    run('REJECT_CHECKLIST', { Points: [{ PointKey: 'P' }] }, 'once'),
    // @ts-expect-error the workflow table has no such action
    run('REJECT_EVERYTHING', { Points: [] }, 'once'),
    // @ts-expect-error a major finding cannot be corrected to MAJOR
    run('CORRECT_RESULT', { PointKey: 'P', Result: 'MAJOR' }, 'once'),
  ];
  expectTypeOf(calls).toBeFunction();
});

test('the route of an action accepts the input of its row and returns the application', () => {
  expectTypeOf<DataOf<Submit>>().toEqualTypeOf<ApplicationView>();
  expectTypeOf<BodyOf<Submit>>().toHaveProperty('PointAnswers');
  const right = { ApplicationKey: 'a', Version: 3 } satisfies BodyOf<Submit>;
  // @ts-expect-error the ApplicationKey is missing
  const nameless: BodyOf<Submit> = { Version: 3 };
  // @ts-expect-error a version is a number
  const worded: BodyOf<Submit> = { ApplicationKey: 'a', Version: 'three' };
  expectTypeOf([right, nameless, worded]).toBeArray();
});
