import { logRoutes } from '@assay/shared/log/contract.ts';
import type { Bind } from '../http/bind.ts';
import { list } from './list.ts';
import { outbox, viewMail } from './outbox.ts';

export function bindLog(bind: Bind): void {
  bind(logRoutes.list, list);
  bind(logRoutes.outbox, outbox);
  bind(logRoutes.mail, viewMail);
}
