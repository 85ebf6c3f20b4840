/** Returns a person's full name: first name, then last name. */
export const fullName = (row: { FirstName: string; LastName: string }): string =>
  `${row.FirstName} ${row.LastName}`.trim();
