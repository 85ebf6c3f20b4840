import type { Bind } from '#platform/server/http/bind.ts';
import { bulkRoutes } from '../rules/contract.ts';
import { beginBulk } from './begin-bulk.ts';
import { bulkAssignees } from './bulk-assignees.ts';
import { listBulk } from './list-bulk.ts';
import { stopBulk } from './stop-bulk.ts';
import { viewBulk } from './view-bulk.ts';

export function bindBulk(bind: Bind): void {
  bind(bulkRoutes.approve, (context) => beginBulk(context, 'APPROVE'));
  bind(bulkRoutes.assign, (context) => beginBulk(context, 'ASSIGN'));
  bind(bulkRoutes.generate, (context) => beginBulk(context, 'GENERATE'));
  bind(bulkRoutes.assignees, bulkAssignees);
  bind(bulkRoutes.view, (context) => viewBulk(context, context.query.JobKey));
  bind(bulkRoutes.list, listBulk);
  bind(bulkRoutes.stop, stopBulk);
}
