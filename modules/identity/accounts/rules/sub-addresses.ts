/** Builds the URLs of sub-account screens, which for staff include the client. */

/** For staff, the URL includes the client on every sub-account screen. */
const of = (path: string, clientKey: string | undefined): string =>
  clientKey ? `${path}?${new URLSearchParams({ key: clientKey })}` : path;

export const subsAddress = (clientKey: string | undefined): string => of('/child', clientKey);

export const subAddress = (userKey: string, clientKey: string | undefined): string =>
  of(`/child/edit/${userKey}`, clientKey);
