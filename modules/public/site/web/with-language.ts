/**
 * Address of the same public page with the language as a parameter, for language links and for search
 * engines.
 */
export function withLanguage(path: string, code: string): string {
  const [address = '', query = ''] = path.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('lang', code);
  return `${address}?${params}`;
}
