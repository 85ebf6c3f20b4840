import { logRoutes } from '#modules/operations/event-log/rules/contract.ts';
import { EventLog } from '#modules/operations/event-log/web/event-log.tsx';

/** Event log section on an account's screen. */
export const logPart = {
  route: logRoutes.list,
  show: (userKey: string) => <EventLog userKey={userKey} />,
};
