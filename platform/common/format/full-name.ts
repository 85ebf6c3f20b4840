type Names = { FirstName: string; MiddleName?: string; LastName: string };

/**
 * Returns a person's full name: first, middle and last name; a Chinese name has the last name first, without spaces.
 * `full-name-sql.ts` does the same in queries.
 */
export const fullName = ({ FirstName, MiddleName = '', LastName }: Names): string =>
  isChinese({ FirstName, LastName })
    ? `${LastName}${MiddleName}${FirstName}`
    : [FirstName, MiddleName, LastName].filter(Boolean).join(' ');

/** The letters in a person's picture: initials, or the last name of a Chinese name. */
export const initialsOf = ({ FirstName, LastName }: Names): string =>
  isChinese({ FirstName, LastName })
    ? LastName
    : `${FirstName.at(0) ?? ''}${LastName.at(0) ?? ''}`.toUpperCase();

const isChinese = ({ FirstName, LastName }: Names): boolean =>
  CHINESE.test(FirstName) && CHINESE.test(LastName);

/** Han characters only, so a name in Chinese. */
const CHINESE = /^[\p{Script=Han}·]+$/u;
