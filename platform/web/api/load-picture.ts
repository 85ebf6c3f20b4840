import { getToken } from '../session/token.ts';

/** A picture that comes with the session, never by a bare address; null where there is none. */
export async function loadPicture(
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Blob | null> {
  const response = await fetch(`/api${path}?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${getToken() ?? ''}` },
  });
  if (response.ok) return response.blob();
  // What only failed for now is asked for again; what is not there is not.
  if (response.status >= 500) throw new Error(`no picture: ${response.status}`);
  return null;
}
