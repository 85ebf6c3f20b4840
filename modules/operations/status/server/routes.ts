import type { Bind } from '#platform/server/http/bind.ts';
import { statusRoutes } from '../rules/contract.ts';
import { viewStatus } from './view-status.ts';

export function bindStatus(bind: Bind): void {
  bind(statusRoutes.view, viewStatus);
}
