import { statusRoutes } from '@assay/shared/checker/contract.ts';
import type { Bind } from '../http/bind.ts';
import { viewStatus } from './view-status.ts';

export function bindStatus(bind: Bind): void {
  bind(statusRoutes.view, viewStatus);
}
