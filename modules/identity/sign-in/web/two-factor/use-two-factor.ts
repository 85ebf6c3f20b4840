import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { type TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';

export const useTwoFactor = (): UseQueryResult<TwoFactorView, ApiError> =>
  useGet(twoFactorRoutes.view, undefined, { staleMs: 0 });

/** After a factor came or went: what was held before is open now, or the other way round. */
export const refetchSession = (): Promise<void> => queryClient.invalidateQueries();
