import { useSuspenseQuery } from '@tanstack/react-query';
import { type UserInfo, userRoutes } from '#modules/identity/accounts/rules/user/contract.ts';
import { queryOf } from '../api/use-get.ts';

export const userQuery = { ...queryOf(userRoutes.info), staleTime: 60_000 };

/** The signed-in person; only below the route guard, which loads it. */
export const useUser = (): UserInfo => useSuspenseQuery(userQuery).data;
