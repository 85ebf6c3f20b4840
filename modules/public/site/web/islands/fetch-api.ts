import type { ErrorBody } from '#platform/common/contract/error.ts';
import type { Language } from '#platform/common/i18n/language.ts';
import { getToken } from '#platform/web/session/token.ts';

export type ApiResult<Data> = { data: Data } | { error: ErrorBody | null };

/**
 * Calls the API from a public page without schemas or cache, to keep these pages small. `error` null: no
 * response.
 */
export async function fetchApi<Data>(
  method: 'GET' | 'POST',
  path: string,
  language: Language,
  body?: object,
): Promise<ApiResult<Data>> {
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
    const answer = await response.json();
    return response.ok ? { data: (answer as { data: Data }).data } : { error: answer as ErrorBody };
  } catch {
    // No connection, or not an answer of the portal: the caller shows a general error.
    return { error: null };
  }
}
