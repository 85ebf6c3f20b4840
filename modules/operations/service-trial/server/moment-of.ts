/**
 * Times used in a service's dry run: of an action (from 09:00 Hong Kong time, one minute apart), and the end
 * of a day (18:00) for which the state is evaluated.
 */

const DAY = 86_400_000;
const MINUTE = 60_000;

/** Time of an action in a dry run: from 09:00 Hong Kong time, one minute apart. */
export const momentOf = (startOn: string, day: number, index: number): Date =>
  new Date(Date.parse(`${startOn}T09:00:00+08:00`) + day * DAY + index * MINUTE);

/** End of the working day, for which the state is evaluated. */
export const eveningOf = (startOn: string, day: number): Date =>
  new Date(Date.parse(`${startOn}T18:00:00+08:00`) + day * DAY);
