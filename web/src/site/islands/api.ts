import type { Language } from '@assay/shared/translation/language.ts';
import { getToken } from '../../session/token.ts';

/** A call from a public page: no schemas and no cache, so that these pages stay light. Null on any failure. */
export async function api<Data>(
  method: 'GET' | 'POST',
  path: string,
  language: Language,
  body?: object,
): Promise<Data | null> {
  const token = getToken();
  try {
    const response = await fetch(`/api${path}`, {
      method,
      cache: 'no-store',
      headers: {
        AppLanguage: language,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token !== null && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) return null;
    return ((await response.json()) as { data: Data }).data;
  } catch {
    return null;
  }
}
