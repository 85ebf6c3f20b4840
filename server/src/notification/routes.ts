import { notificationRoutes } from '@assay/shared/notification/contract.ts';
import type { Bind } from '../http/bind.ts';
import { count, list, read, readAll } from './list.ts';

export function bindNotification(bind: Bind): void {
  bind(notificationRoutes.count, count);
  bind(notificationRoutes.list, list);
  bind(notificationRoutes.read, read);
  bind(notificationRoutes.readAll, readAll);
}
