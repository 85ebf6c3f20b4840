/** Address of the screen of a nonconformity. @param key of the nonconformity */
export const nonconformityAddress = (key: string): `/${string}` => `/nonconformities/view?key=${key}`;
