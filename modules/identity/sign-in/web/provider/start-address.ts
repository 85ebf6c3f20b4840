/**
 * URL that starts sign-in at the identity provider; it is a full page load, because the server redirects
 * there. With `isFresh` the provider asks the user again, even if its own session is still open.
 */
export function startAddress(redirect: string | undefined, isFresh = false): string {
  const search = new URLSearchParams({ ...(redirect && { redirect }), ...(isFresh && { fresh: 'true' }) });
  return `/api/auth/provider/start${search.size > 0 ? `?${search}` : ''}`;
}
