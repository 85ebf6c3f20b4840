/**
 * Checks that every endpoint is handled by one module, and that duplicate declarations in manifests are
 * refused.
 */
import { glob } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { modules } from '#apps/common/modules.ts';
import { routes } from '#apps/server/http-modules.ts';
import { exportModes, installDocuments } from '#platform/common/exports/documents.ts';
import { exportLists, installExports } from '#platform/common/exports/lists.ts';
import { textRoutes } from '#platform/common/i18n/contract.ts';
import { installLists, listNames } from '#platform/common/list-view/list-names.ts';
import { installEvents, logEvents } from '#platform/common/log-events.ts';
import { installNoticeGroups, noticeGroups } from '#platform/common/notice-groups.ts';
import { installNotices, noticeKinds } from '#platform/common/notices.ts';
import { yesOrNo } from '#platform/common/settings/field.ts';
import { installSettings, settingKeys } from '#platform/common/settings/settings.ts';
import { answer, defineHttp, loadHttp } from '#platform/server/http/http-module.ts';

const CONTRACTS = ['modules/*/*/rules/**/*.ts', 'platform/common/**/*.ts'];

const isRoute = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'summary' in value;

/** Returns the routes in an export: the value itself, its entries, or the routes of its entries. */
function routesIn(value: unknown, depth = 0): { method: string; path: string }[] {
  if (isRoute(value)) return [value];
  if (depth === 3 || typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((entry) => routesIn(entry, depth + 1));
}

it('every call of every contract is handled by one module', async () => {
  const answered = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  const described = new Map<string, string>();
  for await (const file of glob(CONTRACTS, { cwd: `${import.meta.dirname}/../..` })) {
    if (file.endsWith('.test.ts')) continue;
    const exported: Record<string, unknown> = await import(`${import.meta.dirname}/../../${file}`);
    for (const { method, path } of Object.values(exported).flatMap((value) => routesIn(value)))
      described.set(`${method} ${path}`, file);
  }
  expect(described.size).toBeGreaterThan(250);
  expect([...described].filter(([call]) => !answered.has(call))).toEqual([]);
  expect([...answered].filter((call) => !described.has(call))).toEqual([]);
});

it('a call handled by two modules is refused with the names of both', async () => {
  const http = defineHttp({ calls: [answer(textRoutes.public, async () => ({}))] });
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({
    name,
    http: async () => ({ http }),
  }));
  await expect(loadHttp(twice)).rejects.toThrow(
    'billing/invoices and billing/payments both handle GET /translation/public: exactly one module owns a route.',
  );
});

it('a notice declared by two modules is refused with the names of both', () => {
  const known = noticeKinds();
  const notices = {
    PAID: { Group: 'MONEY', path: () => null, Mail: { Button: 'MAIL_OPEN_INVOICE', Params: [] } },
  } as const;
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({ name, notices }));
  expect(() => installNotices(twice)).toThrow(
    'billing/invoices and billing/payments both have the notice PAID: rename one of them.',
  );
  installNotices(modules);
  expect(noticeKinds()).toEqual(known);
});

it('a list declared or exported by two modules is refused with the names of both', () => {
  const known = [...listNames(), ...exportLists()];
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({
    ...{ name, lists: ['INVOICES'] },
    exports: { INVOICES: ['FINANCE'] as const },
  }));
  expect(() => installLists(twice)).toThrow(
    'billing/invoices and billing/payments both have the list INVOICES: rename one of them.',
  );
  expect(() => installExports(twice)).toThrow(
    'billing/invoices and billing/payments both export the list INVOICES: rename one of them.',
  );
  installLists(modules);
  installExports(modules);
  expect([...listNames(), ...exportLists()]).toEqual(known);
});

it('an event declared by two modules is refused with the names of both', () => {
  const known = logEvents();
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({
    ...{ name, events: { MONEY: ['ONLINE_PAID'], READ: ['ONLINE_PAID'] } },
  }));
  expect(() => installEvents(twice)).toThrow(
    'billing/invoices and billing/payments both have the event ONLINE_PAID: rename one of them.',
  );
  installEvents(modules);
  expect(logEvents()).toEqual(known);
});

it('a document and a group of notices declared by two modules are refused with the names of both', () => {
  const known = [...exportModes(), ...noticeGroups()];
  expect(known).toEqual([
    ...[
      'GENERATE_MACHFORM_ENTRY',
      'GENERATE_CERT_NO_SUPPORTING_DOC',
      'GENERATE_CERTIFICATE',
      'GENERATE_INVOICE',
    ],
    ...['TURN', 'APPLICATION', 'CERTIFICATE', 'MONEY', 'COMMENT', 'INBOX'],
  ]);
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({
    ...{ name, documents: { GENERATE_INVOICE: { Place: 1, Roles: ['FINANCE'] as const } } },
    noticeGroups: { MONEY: { Place: 1, Roles: ['CLIENT'] as const } },
  }));
  expect(() => installDocuments(twice)).toThrow(
    'billing/invoices and billing/payments both have the document GENERATE_INVOICE: rename one of them.',
  );
  expect(() => installNoticeGroups(twice)).toThrow(
    'billing/invoices and billing/payments both have the group of notices MONEY: rename one of them.',
  );
  installDocuments(modules);
  installNoticeGroups(modules);
  expect([...exportModes(), ...noticeGroups()]).toEqual(known);
});

it('a setting declared by two modules is refused with the names of both', () => {
  const known = settingKeys();
  const settings = {
    CardUi: { Group: 'card', ...yesOrNo(true), Roles: ['ADMIN'] as const, Affects: ['PAY'] as const },
  } as const;
  const twice = ['billing/invoices', 'billing/payments'].map((name) => ({ name, settings }));
  expect(() => installSettings(twice)).toThrow(
    'billing/invoices and billing/payments both have the setting CardUi: rename one of them.',
  );
  installSettings(modules);
  expect(settingKeys()).toEqual(known);
});
