type Person = {
  FirstName: string;
  MiddleName: string;
  LastName: string;
  Email: string;
  PhoneCode: string;
  PhoneNo: string;
  Status: string;
  CreatedAt: Date;
  SignedInAt: Date | null;
};

/**
 * Values of the columns about the person (name, email, phone, status, creation, last sign-in), which the
 * exports of clients, sub-accounts and staff share.
 */
export const exportedPerson = (row: Person) => ({
  firstName: row.FirstName,
  middleName: row.MiddleName,
  lastName: row.LastName,
  email: row.Email,
  phone: row.PhoneNo && `${row.PhoneCode} ${row.PhoneNo}`,
  status: row.Status,
  created: row.CreatedAt,
  signedIn: row.SignedInAt,
});
