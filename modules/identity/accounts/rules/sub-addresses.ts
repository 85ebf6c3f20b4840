/**
 * Builds the URLs of the sub-account list and of one sub-account's screen; for staff they include the client
 * whose sub-accounts are shown.
 */

/** For staff, the URL includes the client on every sub-account screen. */
const of = (path: string, clientKey: string | undefined): string =>
  clientKey ? `${path}?${new URLSearchParams({ key: clientKey })}` : path;

export const subsAddress = (clientKey: string | undefined): string => of('/child', clientKey);

export const subAddress = (userKey: string, clientKey: string | undefined): string =>
  of(`/child/edit/${userKey}`, clientKey);
