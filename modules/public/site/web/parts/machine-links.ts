import { credentialAddress } from '#modules/certification/credentials/rules/index.ts';
import type { Language } from '#platform/common/i18n/language.ts';

/** Addresses of a verdict in machine-readable formats: badge, JSON, feed, credential. */
export function machineLinks(number: string, code: string, language: Language) {
  const name = encodeURIComponent(number);
  const query = (more: Record<string, string> = {}): string => {
    const params = new URLSearchParams({ ...(code && { c: code }), ...more });
    return params.size === 0 ? '' : `?${params}`;
  };
  return {
    Json: `/verify/${name}.json${query()}`,
    Feed: `/verify/${name}.atom${query({ lang: language })}`,
    Credential: credentialAddress(number, code),
    badge: (lang: string, scheme: string) => `/badge/${name}.svg${query({ lang, scheme })}`,
  };
}
