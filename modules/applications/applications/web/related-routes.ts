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
 * Routes of a higher-level module whose responses an action on an application changes. A consumer that reads one of them uses
 * the response returned here: what was never read is in no cache.
 */
export function addRelatedRoutes<Routes extends Readonly<Record<string, Route>>>(routes: Routes): Routes {
  for (const { path } of Object.values(routes)) relatedRoutes.add(path);
  return routes;
}

/** Read again after an action; the record itself came with the answer. */
export const relatedPaths = (): string[] => [...relatedRoutes];

/** Lists and counts receive the actions of other users on their own. */
export const relatedPathsOfRemoteChanges = (): string[] =>
  relatedPaths().filter((path) => listsOf(path).length === 0);
