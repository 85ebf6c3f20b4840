import type { Bind } from '#platform/server/http/bind.ts';
import { dashboardRoutes } from '../rules/contract.ts';
import { viewDeadlines } from './deadlines.ts';
import { viewHealth } from './health.ts';
import { viewPace } from './pace.ts';
import { viewUsual } from './usual.ts';

export function bindDashboard(bind: Bind): void {
  bind(dashboardRoutes.pace, viewPace);
  bind(dashboardRoutes.deadlines, viewDeadlines);
  bind(dashboardRoutes.usual, viewUsual);
  bind(dashboardRoutes.health, viewHealth);
}
