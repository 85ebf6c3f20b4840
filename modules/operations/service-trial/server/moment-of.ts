const DAY = 86_400_000;
const MINUTE = 60_000;

/** The actions of a day happen from nine o'clock in Hong Kong, a minute apart. */
export const momentOf = (startOn: string, day: number, index: number): Date =>
  new Date(Date.parse(`${startOn}T09:00:00+08:00`) + day * DAY + index * MINUTE);

/** The end of the working day, when the state is evaluated. */
export const eveningOf = (startOn: string, day: number): Date =>
  new Date(Date.parse(`${startOn}T18:00:00+08:00`) + day * DAY);
