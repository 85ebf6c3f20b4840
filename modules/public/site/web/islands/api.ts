import type { Language } from '#platform/common/i18n/language.ts';
import { fetchApi } from './fetch-api.ts';

/**
 * Calls the API from the interactive parts of public pages and returns its data; null on any failure, for
 * callers that do not need the reason.
 */
export async function api<Data>(
  method: 'GET' | 'POST',
  path: string,
  language: Language,
  body?: object,
): Promise<Data | null> {
  const answer = await fetchApi<Data>(method, path, language, body);
  return 'data' in answer ? answer.data : null;
}
