import { portalRows } from '#modules/applications/applications/rules/portal-workflow.ts';
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { certificateMoneyWorkflow } from '#modules/billing/invoices/rules/workflow.ts';
import { serviceWorkflow } from '#modules/catalogue/services/rules/workflow.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import { grantable } from '#modules/identity/accounts/rules/grants.ts';
import { clientWorkflow, staffWorkflow, subWorkflow } from '#modules/identity/accounts/rules/workflow.ts';
import { ROLES } from '#platform/common/access/roles.ts';
import type { Screen } from '#platform/common/access/screen.ts';
import { screens } from '#platform/common/access/screens.ts';
import type { Access, Route } from '#platform/common/contract/define-route.ts';
import { translate } from '#platform/common/i18n/texts.ts';
import { uploadRoutes } from '#platform/common/media/contract.ts';
import { AREAS } from '#platform/common/module.ts';
import { describe, describePermissions } from '#platform/common/workflow/describe.ts';
import { ALERTS, METRICS } from '#platform/server/operation/metrics/table.ts';
import { routes } from '../http-modules.ts';
import { configurationPage } from './configuration-page.ts';
import { glossaryPage } from './glossary-page.ts';
import { areaDiagram, hookRows, moduleDiagram, registerRows, useRows } from './module-pages.ts';
import { openApiDocument } from './openapi.ts';
import { page, table } from './page.ts';
import { settingRows } from './setting-rows.ts';

const say = (key: string): string => translate(key, 'EN');
/** Every generated document by its path in docs; the same tables give the same texts. */
export const documents = (): Record<string, string> => ({
  'configuration.md': configurationPage(),
  'glossary.md': glossaryPage(),
  'generated/workflow.md': workflowPage(),
  'generated/accounts.md': accountsPage(),
  'generated/services.md': servicesPage(),
  'generated/certificates.md': certificatesPage(),
  'generated/money.md': moneyPage(),
  'generated/permissions.md': permissionsPage(),
  'generated/settings.md': settingsPage(),
  'generated/metrics.md': metricsPage(),
  'generated/routes.md': routesPage(),
  'generated/hooks.md': hooksPage(),
  'generated/dependencies.md': dependenciesPage(),
  'generated/openapi.json': `${JSON.stringify(openApiDocument(), null, 2)}\n`,
});

const workflowPage = (): string =>
  page(
    'Workflow',
    'Who may do what, from which status, and what comes of it. What is not in a table is refused. A condition is written as the sentence that a person reads when it does not hold; where an entry is wrong its field is named. Conditions behind names of roles bind these roles only, and of several roles a person acts in the one that opens the action.',
    describe(applicationWorkflow, say),
    describe(portalRows, say, 'By the portal'),
    'What the portal does by itself when a certificate has ended: it cancels the applications of that certificate, in the same transaction or in the next night. It acts with the rights of an administrator, and the history names the portal; no address leads here, so no person can take the action.',
  );

const accountsPage = (): string =>
  page(
    'Accounts',
    'Who may do what with whose account, from which status, and what comes of it; read as the tables of the [workflow](workflow.md). Nobody’s action opens a pending account at first: its owner does, with the link of the mail.',
    describe(clientWorkflow, say, 'Clients'),
    describe(subWorkflow, say, 'Sub-accounts'),
    describe(staffWorkflow, say, 'Staff'),
    '## Roles that a role may give and take',
    '● gives and takes it, and keeps the staff accounts that hold nothing else.',
    table(
      ['Role', ...ROLES],
      ROLES.map((role) => [role, ...ROLES.map((given) => (grantable([role]).includes(given) ? '●' : ''))]),
    ),
  );

const servicesPage = (): string =>
  page(
    'Services',
    'Who may prepare a service, change its draft and publish a version; read as the tables of the [workflow](workflow.md). A published version is never changed: a change is a draft and then a further version, and what runs keeps the version it began with.',
    describe(serviceWorkflow, say, 'Services'),
  );

const certificatesPage = (): string =>
  page(
    'Certificates',
    'Who may do what with a certificate after its decision, from which status, and what comes of it; read as the tables of the [workflow](workflow.md). It is first published by the PUBLISH of its application. What is past its last day expires by night, without anybody’s action; a renewal that is cancelled or refused leaves the certificate as it was before.',
    describe(certificateWorkflow, say, 'Certificates'),
  );

const moneyPage = (): string =>
  page(
    'Invoices of certificates',
    'Who may do what with the invoice of a certificate, from which status, and what comes of it; read as the tables of the [workflow](workflow.md), which has the same actions for the invoices of applications. What a provider did with a card is nobody’s action: it is read from the provider.',
    describe(certificateMoneyWorkflow, say, 'Invoices of certificates'),
  );

const settingsPage = (): string =>
  page(
    'Settings',
    'What the body decides at `/settings`, from the table `platform/common/settings/settings.ts`. What belongs to a deployment is in the environment; docs/configuration.md lists it.',
    ...settingRows(say).flatMap(([title, rows]) => [
      `## ${title}`,
      table(['Setting', 'Name', 'Bounds', 'Default', 'Changed by', 'Seen in', 'Public'], rows),
    ]),
  );

const metricsPage = (): string =>
  page(
    'Metrics',
    'What every process says at `/metrics` of its `METRICS_PORT`, in Prometheus’ text, from the table `platform/server/operation/metrics/table.ts`; beside these the process’s own (`process_`, `nodejs_`). Figures of the whole portal are the same from every process: take their `max`. Nothing in it names a person, a record or an address.',
    table(
      ['Metric', 'Kind', 'Labels', 'What'],
      Object.entries(METRICS).map(([name, row]) => [
        code(name),
        row.Type,
        'Labels' in row ? row.Labels.map(code).join(', ') : '',
        row.Help,
      ]),
    ),
    '## Alerts worth setting',
    table(
      ['Alert', 'When', 'For', 'What it means, what to do'],
      ALERTS.map(({ Name, Expression, For, Says }) => [
        Name,
        code(Expression.replaceAll('|', '\\|')),
        For,
        Says,
      ]),
    ),
  );

const permissionsPage = (): string =>
  page(
    'Permissions',
    '● may, when the status and the conditions of the [workflow](workflow.md) allow it · ◐ may, under a condition of its own (its step, an earlier status) · empty: never. A person has what any of the roles has.',
    '## Actions',
    describePermissions(applicationWorkflow),
    'Accounts, as [their tables](accounts.md) allow:',
    describePermissions(clientWorkflow, 'Clients'),
    describePermissions(subWorkflow, 'Sub-accounts'),
    describePermissions(staffWorkflow, 'Staff'),
    'Services, as [their table](services.md) allows:',
    describePermissions(serviceWorkflow, 'Services'),
    'Certificates, as [their table](certificates.md) allows:',
    describePermissions(certificateWorkflow, 'Certificates'),
    'Invoices of certificates, as [their table](money.md) allows:',
    describePermissions(certificateMoneyWorkflow, 'Invoices of certificates'),
    '## Screens',
    table(
      ['Screen', 'Address', ...ROLES],
      Object.values<Screen>(screens)
        .filter((screen) => screen.Access !== 'public')
        .map((screen) => [
          say(screen.Title),
          code(screen.Path),
          ...ROLES.map((role) => mark(screen.Access, role)),
        ]),
    ),
    'Open to everybody without an account:',
    table(
      ['Screen', 'Address'],
      Object.values<Screen>(screens)
        .filter((screen) => screen.Access === 'public')
        .map((screen) => [say(screen.Title), code(screen.Path)]),
    ),
  );

const hooksPage = (): string =>
  page(
    'Hooks and registers',
    'Where a lower module lets higher ones take part without importing them. At a hook any number of modules take part, asked one after the other in this order; every key of a register is brought by exactly one module. The server refuses to start with a hook that nobody implements, and with a key that no module or two modules bring.',
    '## Hooks',
    table(['Hook', 'Implemented by'], hookRows()),
    '## Registers',
    table(['Register and key', 'Brought by'], registerRows()),
  );

const dependenciesPage = (): string =>
  page(
    'Dependencies between modules',
    'From the `uses` of every `module.ts`. Areas import downwards only; the number says how many modules of an area use the other.',
    areaDiagram(),
    ...AREAS.flatMap((area) => {
      const drawn = moduleDiagram(area);
      return drawn === null ? [] : [`## Within ${area}`, drawn];
    }),
    '## What each module uses of lower areas',
    table(['Module', 'Uses'], useRows()),
  );

const calls: readonly Pick<Route, 'method' | 'path' | 'access' | 'summary'>[] = [
  ...routes,
  ...uploadRoutes.map((route) => ({ ...route, method: 'POST' as const })),
];

const routesPage = (): string =>
  page(
    'Routes',
    'Every call of the API below `/api`; bodies and answers are in [openapi.json](openapi.json). Which records a caller reaches is decided by what the caller may see, whatever the route.',
    ...[...new Set(calls.map((route) => family(route.path)))].sort().map((name) =>
      [
        `## ${name}`,
        table(
          ['Method', 'Path', 'Who', 'What'],
          calls
            .filter((route) => family(route.path) === name)
            .map((route) => [route.method, code(route.path), accessText(route.access), route.summary]),
        ),
      ].join('\n\n'),
    ),
  );

const family = (path: string): string => path.split('/')[1] ?? '';
const code = (text: string): string => `\`${text}\``;
const mark = (access: Access, role: (typeof ROLES)[number]): string =>
  access === 'session' || access.includes(role) ? '●' : '';

function accessText(access: Access): string {
  if (access === 'public') return 'anybody';
  return access === 'session' ? 'anybody signed in' : access.join(', ');
}
