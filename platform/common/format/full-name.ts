type Names = { FirstName: string; MiddleName?: string; LastName: string };

/**
 * Returns a person's full name: first, middle and last name; a Chinese name has the last name first, without spaces.
 * `full-name-sql.ts` does the same in queries.
 */
export const fullName = ({ FirstName, MiddleName = '', LastName }: Names): string =>
  CHINESE.test(FirstName) && CHINESE.test(LastName)
    ? `${LastName}${MiddleName}${FirstName}`
    : [FirstName, MiddleName, LastName].filter(Boolean).join(' ');

/** Han characters only, so a name in Chinese. */
const CHINESE = /^[\p{Script=Han}·]+$/u;
