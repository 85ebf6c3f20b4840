import type { FastifyInstance } from 'fastify';
import { beginRoutes } from '#modules/applications/applications/rules/begin-contract.ts';
import type { Bind } from '#platform/server/http/bind.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { cycleRoutes } from '../rules/contract.ts';
import { beginOptions } from './begin/begin-options.ts';
import { countMonths } from './count-months.ts';
import { removeFeed, renewFeed, viewFeed } from './feed.ts';
import { listSchedule } from './list-schedule.ts';
import { previewCycle } from './preview-cycle.ts';
import { sendFeed } from './send-feed.ts';

export function bindCycle(bind: Bind): void {
  bind(beginRoutes.options, beginOptions);
  bind(cycleRoutes.schedule, listSchedule);
  bind(cycleRoutes.months, countMonths);
  bind(cycleRoutes.preview, previewCycle);
  bind(cycleRoutes.feed, viewFeed);
  bind(cycleRoutes.renewFeed, renewFeed);
  bind(cycleRoutes.removeFeed, removeFeed);
}

/** What calendar programs read; the address itself is the key. */
export function registerCycle(app: FastifyInstance, portal: Portal): void {
  // The address is a secret that lives long, so no line of the server's own log ever has it.
  app.get('/api/calendar/:file', { exposeHeadRoute: false, logLevel: 'silent' }, (request, reply) =>
    sendFeed(portal, request, reply),
  );
}
