/**
 * The configuration that the server gives every browser (/auth/config): its cached query, and the hook
 * `useConfig`; loaded before the first paint, so it is always available.
 */
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Configuration } from '#platform/common/session/configuration.ts';
import { sessionRoutes } from '#platform/common/session/contract.ts';
import { queryOf } from '../api/use-get.ts';

/** The portal's configuration; loaded before the first paint, so it is always available. */
export const configQuery = { ...queryOf(sessionRoutes.config), staleTime: 5 * 60_000 };

export const useConfig = (): Configuration => useSuspenseQuery(configQuery).data;
