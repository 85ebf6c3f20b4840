type Names = { FirstName: string; MiddleName: string; LastName: string };

export const fullName = ({ FirstName, MiddleName, LastName }: Names): string =>
  [FirstName, MiddleName, LastName].filter(Boolean).join(' ');
