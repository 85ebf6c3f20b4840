import { getToken } from '../session/token.ts';

/** Loads an image with the session token instead of a bare URL; null if there is none. */
export async function loadPicture(
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<Blob | null> {
  const response = await fetch(`/api${path}?${new URLSearchParams(query)}`, {
    headers: { Authorization: `Bearer ${getToken() ?? ''}` },
  });
  if (response.ok) return response.blob();
  // A temporary failure is retried; a missing image is not.
  if (response.status >= 500) throw new Error(`no picture: ${response.status}`);
  return null;
}
