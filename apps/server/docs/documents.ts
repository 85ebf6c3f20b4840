/**
 * Generates all generated documents in docs by path: configuration, glossary, workflow, permission,
 * settings, route and hook pages, and the OpenAPI file. Contains most of these pages itself; the output is
 * deterministic.
 */
import { applicationWorkflow } from '#modules/applications/applications/rules/workflow.ts';
import { certificateInvoiceWorkflow } from '#modules/billing/invoices/rules/workflow.ts';
import { serviceWorkflow } from '#modules/catalogue/services/rules/workflow.ts';
import { certificateWorkflow } from '#modules/certification/certificates/rules/workflow.ts';
import { grantable } from '#modules/identity/accounts/rules/grants.ts';
import { clientWorkflow, staffWorkflow, subWorkflow } from '#modules/identity/accounts/rules/workflow.ts';
import { installedPermissions } from '#platform/common/access/permissions.ts';
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
import { page, table } from './page.ts';
import { settingRows } from './setting-rows.ts';

const textOf = (key: string): string => translate(key, 'EN');
/** Generates every document in docs, by path. The output is deterministic for the same tables. */
export const documents = (): Record<string, string> => ({
  'configuration.md': configurationPage(),
  'glossary.md': glossaryPage(),
  'generated/workflow.md': workflowPage(),
  'generated/accounts.md': accountsPage(),
  'generated/services.md': servicesPage(),
  'generated/certificates.md': certificatesPage(),
  'generated/money.md': invoicesPage(),
  'generated/permissions.md': permissionsPage(),
  'generated/settings.md': settingsPage(),
  'generated/metrics.md': metricsPage(),
  'generated/routes.md': routesPage(),
  'generated/hooks.md': hooksPage(),
  'generated/dependencies.md': dependenciesPage(),
});

const workflowPage = (): string =>
  page(
    'Workflow',
    'Actions by role, initial status, conditions and result. Combinations that are not in a table are refused. A condition is shown as the message that a user reads if it is not met; for an invalid entry its field is named. Conditions after names of roles apply to these roles only; a user with several roles acts in the one that permits the action.',
    describe(applicationWorkflow, textOf),
    'Changes by the portal have the effects of the action of the same name, and the history names the portal; no route leads to them, so no user can make them.',
  );

const accountsPage = (): string =>
  page(
    'Accounts',
    'Actions on accounts by role, initial status, conditions and result; see [workflow](workflow.md) for how to read the tables. A pending account is activated by its owner, with the link of the email.',
    describe(clientWorkflow, textOf, 'Clients'),
    describe(subWorkflow, textOf, 'Sub-accounts'),
    describe(staffWorkflow, textOf, 'Staff'),
    '## Roles that a role may grant and revoke',
    '● grants and revokes it, and manages the staff accounts that have no other roles.',
    table(
      ['Role', ...ROLES],
      ROLES.map((role) => [
        role,
        ...ROLES.map((grantedRole) => (grantable([role]).includes(grantedRole) ? '●' : '')),
      ]),
    ),
  );

const servicesPage = (): string =>
  page(
    'Services',
    'Actions on services by role, initial status, conditions and result; see [workflow](workflow.md) for how to read the tables. A published version is never changed: a change is a draft and then a further version, and existing applications keep the version with which they started.',
    describe(serviceWorkflow, textOf, 'Services'),
  );

const certificatesPage = (): string =>
  page(
    'Certificates',
    'Actions on certificates after the decision, by role, initial status, conditions and result; see [workflow](workflow.md) for how to read the tables. The first publication is the action PUBLISH of the application. Certificates past their expiry date expire at night, without an action of a user; a cancelled or rejected renewal leaves the certificate unchanged.',
    describe(certificateWorkflow, textOf, 'Certificates'),
  );

const invoicesPage = (): string =>
  page(
    'Invoices of certificates',
    'Actions on the invoice of a certificate by role, initial status, conditions and result; see [workflow](workflow.md) for how to read the tables; it has the same actions for the invoices of applications. Events of a card payment are not actions: they are read from the provider.',
    describe(certificateInvoiceWorkflow, textOf, 'Invoices of certificates'),
  );

const settingsPage = (): string =>
  page(
    'Settings',
    'Settings of the certification body at `/settings`, from the table `platform/common/settings/settings.ts`. Settings of a deployment are environment variables; docs/configuration.md lists them.',
    ...settingRows(textOf).flatMap(([title, rows]) => [
      `## ${title}`,
      table(['Setting', 'Name', 'Limits', 'Default', 'Changed by', 'Effective in', 'Public'], rows),
    ]),
  );

const metricsPage = (): string =>
  page(
    'Metrics',
    'Metrics of every process at `/metrics` of its `METRICS_PORT`, in the text format of Prometheus, from the table `platform/server/operation/metrics/table.ts`, in addition to the process metrics (`process_`, `nodejs_`). Metrics of the whole portal are the same from every process: use their `max`. No metric contains a user, a record or an address.',
    table(
      ['Metric', 'Type', 'Labels', 'Description'],
      Object.entries(METRICS).map(([name, row]) => [
        code(name),
        row.Type,
        'Labels' in row ? row.Labels.map(code).join(', ') : '',
        row.Help,
      ]),
    ),
    '## Recommended alerts',
    table(
      ['Alert', 'Condition', 'For', 'Meaning and response'],
      ALERTS.map(({ Name, Expression, For, Summary }) => [
        Name,
        code(Expression.replaceAll('|', '\\|')),
        For,
        Summary,
      ]),
    ),
  );

const permissionsPage = (): string =>
  page(
    'Permissions',
    '● permitted, subject to the status and the conditions of the [workflow](workflow.md) · ◐ permitted, under a specific condition (own step, an earlier status) · empty: never. A user has the permissions of all their roles.',
    '## Actions',
    describePermissions(applicationWorkflow),
    'Accounts, see [their tables](accounts.md):',
    describePermissions(clientWorkflow, 'Clients'),
    describePermissions(subWorkflow, 'Sub-accounts'),
    describePermissions(staffWorkflow, 'Staff'),
    'Services, see [their table](services.md):',
    describePermissions(serviceWorkflow, 'Services'),
    'Certificates, see [their table](certificates.md):',
    describePermissions(certificateWorkflow, 'Certificates'),
    'Invoices of certificates, see [their table](money.md):',
    describePermissions(certificateInvoiceWorkflow, 'Invoices of certificates'),
    '## Screens',
    table(
      ['Screen', 'Address', ...ROLES],
      Object.values<Screen>(screens)
        .filter((screen) => screen.Access !== 'public')
        .map((screen) => [
          textOf(screen.Title),
          code(screen.Path),
          ...ROLES.map((role) => mark(screen.Access, role)),
        ]),
    ),
    'Available without an account:',
    table(
      ['Screen', 'Address'],
      Object.values<Screen>(screens)
        .filter((screen) => screen.Access === 'public')
        .map((screen) => [textOf(screen.Title), code(screen.Path)]),
    ),
    '## Names of permissions',
    'Every permission is defined in `rules/permissions.ts` of its module; routes, workflows, screens, exports and settings name it.',
    table(
      ['Permission', 'Module', 'Meaning', 'Roles'],
      installedPermissions().flatMap(({ module, permissions }) =>
        Object.entries(permissions).map(([name, roles]) => [
          code(name),
          module,
          textOf(`PERMISSION_${name}`),
          roles.join(', '),
        ]),
      ),
    ),
  );

const hooksPage = (): string =>
  page(
    'Hooks and registers',
    'Extension points through which higher modules extend lower ones without being imported. Any number of modules can implement a hook; they are called in this order. Every key of a register is provided by exactly one module. The server refuses to start with a hook that has no implementation, and with a key that is missing or provided twice.',
    '## Hooks',
    table(['Hook', 'Implemented by'], hookRows()),
    '## Registers',
    table(['Register and key', 'Provided by'], registerRows()),
  );

const dependenciesPage = (): string =>
  page(
    'Dependencies between modules',
    'From the `uses` of every `module.ts`. Areas import downwards only; the number is the number of modules of an area that use the other.',
    areaDiagram(),
    ...AREAS.flatMap((area) => {
      const rendered = moduleDiagram(area);
      return rendered === null ? [] : [`## Within ${area}`, rendered];
    }),
    '## Used modules of lower areas',
    table(['Module', 'Uses'], useRows()),
  );

const calls: readonly Pick<Route, 'method' | 'path' | 'access' | 'summary'>[] = [
  ...routes,
  ...uploadRoutes.map((route) => ({ ...route, method: 'POST' as const })),
];

const routesPage = (): string =>
  page(
    'Routes',
    'All routes of the API below `/api`; requests and responses are described by the portal at `/api/docs` and, for each release, in its `openapi.json`. The records available to a caller are determined by the scope of the caller, independently of the route.',
    ...[...new Set(calls.map((route) => family(route.path)))].sort().map((name) =>
      [
        `## ${name}`,
        table(
          ['Method', 'Path', 'Access', 'Description'],
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
  if (access === 'public') return 'anyone';
  return access === 'session' ? 'any signed-in user' : access.join(', ');
}
