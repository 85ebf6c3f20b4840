export const fullName = (row: { FirstName: string; LastName: string }): string =>
  `${row.FirstName} ${row.LastName}`.trim();
