import { logRoutes } from '#modules/operations/event-log/rules/contract.ts';
import { EventLog } from '#modules/operations/event-log/web/event-log.tsx';

/**
 * Event log section that the client and staff account screens show, with the route that provides its
 * entries.
 */
export const logPart = {
  route: logRoutes.list,
  show: (userKey: string) => <EventLog userKey={userKey} />,
};
