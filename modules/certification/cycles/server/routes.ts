/** API routes of cycles: schedule, months, previews, start options and the calendar feed. */
import type { FastifyInstance } from 'fastify';
import { startRoutes } from '#modules/applications/applications/rules/index.ts';
import type { Portal } from '#platform/server/http/context.ts';
import { answer, answerAll, defineHttp } from '#platform/server/http/http-module.ts';
import { cycleRoutes } from '../rules/contract.ts';
import { countMonths } from './count-months.ts';
import { removeFeed, renewFeed, viewFeed } from './feed.ts';
import { listSchedule } from './list-schedule.ts';
import { planNext } from './plan-next.ts';
import { previewCycle } from './preview-cycle.ts';
import { sendFeed } from './send-feed.ts';
import { listTasks } from './start/list-tasks.ts';
import { startOptions } from './start/start-options.ts';

/** Route of the calendar feed, for which the secret address is the only credential. */
function registerCycle(app: FastifyInstance, portal: Portal): void {
  // The address is a long-lived secret, so it never appears in the server's log.
  app.get('/api/calendar/:file', { exposeHeadRoute: false, logLevel: 'silent' }, (request, reply) =>
    sendFeed(portal, request, reply),
  );
}

export const http = defineHttp({
  calls: [
    answer(startRoutes.options, startOptions),
    ...answerAll(cycleRoutes, {
      schedule: listSchedule,
      months: countMonths,
      tasks: listTasks,
      plan: planNext,
      preview: previewCycle,
      feed: viewFeed,
      renewFeed,
      removeFeed,
    }),
  ],
  register: registerCycle,
});
