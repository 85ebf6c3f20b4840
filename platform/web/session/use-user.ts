/**
 * The signed-in user's data (/user/info): its cached query, and the hook `useUser` for components below the
 * route guard, which has loaded it.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import { sessionRoutes, type UserInfo } from '#platform/common/session/contract.ts';
import { queryOf } from '../api/use-get.ts';

export const userQuery = { ...queryOf(sessionRoutes.info), staleTime: 60_000 };

/** The signed-in user; only below the route guard, which loads it. */
export const useUser = (): UserInfo => useSuspenseQuery(userQuery).data;
