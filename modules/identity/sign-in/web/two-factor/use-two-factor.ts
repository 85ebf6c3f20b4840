/**
 * Loads the user's own second factors, and refetches all data after one was added or removed, because access
 * may have changed.
 */
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '#platform/web/api/api-error.ts';
import { queryClient } from '#platform/web/api/query-client.ts';
import { useGet } from '#platform/web/api/use-get.ts';
import { type TwoFactorView, twoFactorRoutes } from '../../rules/two-factor/contract.ts';

export const useTwoFactor = (): UseQueryResult<TwoFactorView, ApiError> =>
  useGet(twoFactorRoutes.view, undefined, { staleMs: 0 });

/** Refetches all data after a second factor was added or removed, because access may have changed. */
export const refetchSession = (): Promise<void> => queryClient.invalidateQueries();
