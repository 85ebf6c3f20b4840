/** Returns a person's full name: first name, then last name; a Chinese name has the last name first, without a space. */
export const fullName = ({ FirstName, LastName }: { FirstName: string; LastName: string }): string =>
  CHINESE.test(FirstName) && CHINESE.test(LastName)
    ? `${LastName}${FirstName}`
    : `${FirstName} ${LastName}`.trim();

/** Han characters only, so a name in Chinese. */
const CHINESE = /^[\p{Script=Han}·]+$/u;
