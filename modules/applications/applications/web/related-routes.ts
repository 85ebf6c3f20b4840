/** Register of API routes whose cached responses become stale after an application action. */
import { checklistRoutes } from '#modules/applications/assessments/rules/index.ts';
import { invoiceRoutes } from '#modules/billing/invoices/rules/index.ts';
import type { Route } from '#platform/common/contract/define-route.ts';
import { listsOf } from '#platform/web/api/live-lists.ts';
import { applicationRoutes } from '../rules/contract.ts';

const relatedRoutes = new Set(
  [
    applicationRoutes.history,
    applicationRoutes.documents,
    applicationRoutes.answers,
    applicationRoutes.list,
    applicationRoutes.count,
    applicationRoutes.assignees,
    checklistRoutes.view,
    invoiceRoutes.view,
    invoiceRoutes.list,
  ].map((route) => route.path),
);

/**
 * Registers routes of a higher-level module whose responses change with an application action. Readers must
 * use the returned routes, so that every cached route is registered.
 */
export function addRelatedRoutes<Routes extends Readonly<Record<string, Route>>>(routes: Routes): Routes {
  for (const { path } of Object.values(routes)) relatedRoutes.add(path);
  return routes;
}

/** Paths to refetch after an action; the application itself is in the action's response. */
export const relatedPaths = (): string[] => [...relatedRoutes];

/** The same without lists and counts, which receive other users' changes by themselves. */
export const relatedPathsOfRemoteChanges = (): string[] =>
  relatedPaths().filter((path) => listsOf(path).length === 0);
