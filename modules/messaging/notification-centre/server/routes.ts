import type { Bind } from '#platform/server/http/bind.ts';
import { notificationRoutes } from '../rules/contract.ts';
import { count, list, read, readAll } from './list.ts';

export function bindNotification(bind: Bind): void {
  bind(notificationRoutes.count, count);
  bind(notificationRoutes.list, list);
  bind(notificationRoutes.read, read);
  bind(notificationRoutes.readAll, readAll);
}
