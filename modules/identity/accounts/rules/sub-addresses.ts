/** For staff the address includes the client, on every screen of its sub-accounts. */
const of = (path: string, clientKey: string | undefined): string =>
  clientKey ? `${path}?${new URLSearchParams({ key: clientKey })}` : path;

export const subsAddress = (clientKey: string | undefined): string => of('/child', clientKey);

export const subAddress = (userKey: string, clientKey: string | undefined): string =>
  of(`/child/edit/${userKey}`, clientKey);
