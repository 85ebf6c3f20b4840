import { useSuspenseQuery } from '@tanstack/react-query';
import { authRoutes, type Configuration } from '#modules/identity/sign-in/rules/contract.ts';
import { queryOf } from '../api/use-get.ts';

/** Loaded before the first paint, so it is always there. */
export const configQuery = { ...queryOf(authRoutes.config), staleTime: 5 * 60_000 };

export const useConfig = (): Configuration => useSuspenseQuery(configQuery).data;
