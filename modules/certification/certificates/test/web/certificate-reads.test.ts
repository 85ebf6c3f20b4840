import { expect, test } from 'vitest';
import {
  type ApplicationView,
  applicationRoutes,
} from '#modules/applications/applications/rules/contract.ts';
import { updateApplicationCache } from '#modules/applications/applications/web/use-application.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { queryKeyOf } from '#platform/web/api/use-get.ts';
import { certificateReads } from '../../web/certificate-reads.ts';

const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

test('after an action on an application its certificate and the list of certificates are fetched again', () => {
  const [list, view, own] = [
    queryKeyOf(certificateReads.list),
    queryKeyOf(certificateReads.view, { ApplicationKey: 'an-application' }),
    queryKeyOf(applicationRoutes.view, { ApplicationKey: 'an-application' }),
  ];
  for (const key of [list, view]) queryClient.setQueryData(key, {});
  updateApplicationCache({ ApplicationKey: 'an-application', Version: 2 } as ApplicationView);
  expect([list, view, own].map(isStale)).toEqual([true, true, false]);
});
