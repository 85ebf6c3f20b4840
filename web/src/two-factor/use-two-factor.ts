import { type TwoFactorView, twoFactorRoutes } from '@assay/shared/two-factor/contract.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import { queryClient } from '../api/query-client.ts';
import { useGet } from '../api/use-get.ts';

export const useTwoFactor = (): UseQueryResult<TwoFactorView, ApiError> =>
  useGet(twoFactorRoutes.view, undefined, { staleMs: 0 });

/** After a factor came or went: what was held before is open now, or the other way round. */
export const readAgain = (): Promise<void> => queryClient.invalidateQueries();
