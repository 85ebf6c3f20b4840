import { getToken } from '../session/token.ts';

/**
 * Loads an image from the API with the session token, for showing it on the page; null if there is no image,
 * an error after a temporary failure.
 */
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
