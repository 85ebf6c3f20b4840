import { logRoutes } from '#modules/operations/event-log/rules/contract.ts';
import { EventLog } from '#modules/operations/event-log/web/event-log.tsx';

/** What the log says of an account, on its screen. */
export const logPart = {
  route: logRoutes.list,
  show: (userKey: string) => <EventLog userKey={userKey} />,
};
