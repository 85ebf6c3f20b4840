/**
 * Another document: the server leads on to the provider. Where a fresh proof is needed the provider asks once more,
 * even if its own session is still open.
 */
export function startAddress(redirect: string | undefined, isFresh = false): string {
  const search = new URLSearchParams({ ...(redirect && { redirect }), ...(isFresh && { fresh: 'true' }) });
  return `/api/auth/provider/start${search.size > 0 ? `?${search}` : ''}`;
}
