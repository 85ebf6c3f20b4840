import { expectTypeOf, test } from 'vitest';
import type { BodyOf, DataOf } from '#platform/common/contract/define-route.ts';
import type { serviceActionRoute } from '../../rules/action-routes.ts';
import type { ServiceView } from '../../rules/contract.ts';

type Place = ReturnType<typeof serviceActionRoute<'PLACE'>>;

test('the route of an action takes the input of its row and returns the service', () => {
  expectTypeOf<DataOf<Place>>().toEqualTypeOf<ServiceView>();
  const right = { ServiceKey: 's', Position: 2 } satisfies BodyOf<Place>;
  // @ts-expect-error the target position is missing
  const nowhere: BodyOf<Place> = { ServiceKey: 's' };
  // @ts-expect-error a position is a number
  const worded: BodyOf<Place> = { ServiceKey: 's', Position: 'first' };
  // @ts-expect-error the workflow has no such action
  type Wrong = ReturnType<typeof serviceActionRoute<'BURN'>>;
  expectTypeOf([right, nowhere, worded]).toBeArray();
  expectTypeOf<Wrong>().not.toBeNever();
});
