import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storedLanguage } from '../i18n/preferences.ts';

/** Simulates a browser with stored data and an address. */
function browser({
  search = '',
  kept: stored = {},
  cookie = '',
}: {
  search?: string;
  kept?: object;
  cookie?: string;
}) {
  const store = new Map<string, string>(Object.entries(stored));
  vi.stubGlobal('window', { location: { search, protocol: 'https:' } });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
  vi.stubGlobal('document', { cookie, documentElement: {} });
  return store;
}

beforeEach(() => {
  // A browser that prefers Chinese.
  vi.stubGlobal('navigator', { languages: ['zh-HK', 'zh', 'en'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the language of the pages', () => {
  test('is EN until another one is chosen, regardless of the browser', () => {
    browser({});
    expect(storedLanguage()).toBe('EN');
  });

  test('is that of the account if none was chosen in this browser', () => {
    browser({});
    expect(storedLanguage('CHS')).toBe('CHS');
    browser({ kept: { 'assay-language': 'EN' } });
    expect(storedLanguage('CHS')).toBe('EN');
  });

  test('is the one chosen here or on the public site', () => {
    browser({ kept: { 'assay-language': 'CHT' } });
    expect(storedLanguage('CHS')).toBe('CHT');
    browser({ cookie: 'CookieConsent=all:1; AppLanguage=CHS' });
    expect(storedLanguage()).toBe('CHS');
  });

  test('is the one of the address first, and is then stored', () => {
    const store = browser({ search: '?lang=TC', kept: { 'assay-language': 'EN' } });
    expect(storedLanguage()).toBe('CHT');
    expect(store.get('assay-language')).toBe('CHT');
  });
});
