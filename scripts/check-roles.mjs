/**
 * Lists names of roles written outside the tables that define what roles may do: everywhere else a permission of
 * `rules/permissions.ts`, a predicate of `platform/common/access/roles.ts` or a per-role table below is named
 * instead. Names of steps, stages, account kinds and trace spans that equal a role are recognised by their context.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, sourceFiles } from './lib/source-files.mjs';

const SOURCE = /^(apps|modules|platform|tools)\/.*\.(tsx?|m?js)$/;
const NOT_SOURCE = /\/(test|texts|demo|dist|docs|template)\/|\.test\.tsx?$|^tools\/(demo|language|seed)\//;

/** Files that say what roles may do, or have one entry per role. */
const TABLES = new Set([
  // Names of the steps and stages, which roles are named after.
  'modules/catalogue/services/rules/steps.ts',
  'modules/applications/applications/rules/stages.ts',
  'platform/common/access/roles.ts',
  'platform/common/access/platform-permissions.ts',
  'modules/identity/accounts/rules/account-kinds-of-role.ts',
  'modules/identity/accounts/rules/grants.ts',
  'modules/identity/accounts/rules/role-groups.ts',
  'modules/applications/applications/rules/step-roles.ts',
  'modules/operations/dashboards/rules/panels.ts',
  'modules/operations/service-trial/rules/scenario.ts',
  'modules/operations/service-trial/rules/next-action.ts',
]);
const isTable = (file) => TABLES.has(file) || /^modules\/[^/]+\/[^/]+\/rules\/permissions\.ts$/.test(file);

const ROLE =
  /['"`{](ADMIN|SUB_ADMIN|IT|BUSINESS|SCHEDULING|FINANCE|ASSESSOR|ASSESSOR_ONSITE|INDEPREVIEWER|COO|DEPUTYCEO|CEO|CLIENT|SUB_CLIENT)['"`}]/g;
/** Groups that only permissions are composed of. */
const GROUP =
  /\b(ADMINISTRATORS|PORTAL_STAFF|SETTINGS_STAFF|PLANNERS|FINANCE_STAFF|CLIENT_STAFF|INBOX_STAFF|SERVICE_STAFF)\b/g;
/** Access granted to a group instead of by a permission. */
const GRANT =
  /^(?!.*\bUserKey\b).*\b(?:access|Access|Roles): (?:\[\.\.\.)?(CLIENT_ROLES|STAFF_ROLES|ROLES)\b(?!\.)/gm;

const STEP = /^(ASSESSOR|ASSESSOR_ONSITE|INDEPREVIEWER|COO|CEO)$/;

/** Contexts in which the name of a role means something else, each with the names that it explains. */
const OTHER_MEANINGS = [
  // Steps of an assessment, in variables and properties named after them.
  [/[Ss]teps?\b|\bMode\b|isApproved\(|lastOf\(|hasDutyConflict\(/, STEP],
  // Stages of an application; the client's own is one of them.
  [/\b[Ss]tages?\b|STAGES\b/, /^(CLIENT|ASSESSOR)$/],
  // Kinds of account, of which clients are one.
  [
    /[Kk]ind\b|KINDS\b|name="CLIENT"|routesOf\(|accountHandler\(|createAccount\(|matching\(|'CLIENT' \| 'STAFF'/,
    /^CLIENT$/,
  ],
  // The client as the party of a turn or as recipients.
  [/\bOf(?::| [!=]==) 'CLIENT'|case 'CLIENT':|\b[Tt]urn\b|audience|\bTurnRole\b/, /^CLIENT$/],
  // The side that has to act on a nonconformity.
  [/\bOWNERS\b|\bowner\b/, /^CLIENT$/],
  // Kinds of trace spans.
  [/\bspan\(|SpanKind/, /^CLIENT$/],
  // Groups of statuses, and a panel of the dashboard.
  [/DASH_TILE_CLIENTS|\bGroup: |\bGROUPS = /, /^CLIENT$/],
  [/\bpanel\b|\| 'FINANCE'/, /^FINANCE$/],
  // Who reads a draft comment.
  [/'INTERNAL' : 'SHARED'/, /^CLIENT$/],
  // Country code of Italy.
  [/'GB'/, /^IT$/],
];

/** @returns {string[]} the places, as `file:line name` */
export function misplacedRoles() {
  return sourceFiles(SOURCE)
    .filter((file) => !NOT_SOURCE.test(file) && !isTable(file))
    .flatMap((file) => findRoles(file, readFileSync(join(root, file), 'utf8')));
}

/** @returns {string[]} the places in one source file */
export function findRoles(file, source) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return code.split('\n').flatMap((line, at) => {
    const text = line.replace(/(^|\s)\/\/ .*$/, '');
    const roles = [...text.matchAll(ROLE)]
      .map(([, name]) => name)
      .filter((name) => !OTHER_MEANINGS.some(([where, which]) => which.test(name) && where.test(text)));
    const groups = [...text.matchAll(GROUP), ...text.matchAll(GRANT)].map(([, name]) => name);
    return [...roles, ...groups].map((name) => `${file}:${at + 1} ${name}`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const found = misplacedRoles();
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
