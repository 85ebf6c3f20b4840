/** Joins the first, middle and last name of a person for display. */

type Names = { FirstName: string; MiddleName: string; LastName: string };

export const fullName = ({ FirstName, MiddleName, LastName }: Names): string =>
  [FirstName, MiddleName, LastName].filter(Boolean).join(' ');
