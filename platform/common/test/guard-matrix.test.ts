import { describe, expect, it } from 'vitest';
import { ROLES } from '#quality/support/rules/roles.ts';
import { type Navigation, navigate, screenOf, type Visitor } from '../access/navigate.ts';
import type { Role } from '../access/roles.ts';
import { screens } from '../access/screens.ts';

/* Tests the route guard against specification point 2: expectations are typed from its tables and its list of six steps only. This file must never read roles or page types from the screens themselves. */

/** Home-type pages: public pages with the certification body's information and register. */
const HOME = [
  '/home',
  '/services',
  '/service/view/abcdefghij',
  '/search',
  '/verify/QMS-2026-00001',
  // Bulk check of certificate numbers, and the pages for following a certificate without an account.
  '/check',
  '/follow/confirm',
  '/disclosure',
  '/contact',
  '/faq',
  '/privacy',
  '/terms',
  '/404',
  '/logout',
  // The sandbox's page for test cards, like a payment provider's own page.
  '/pay/sandbox',
];
/** Login-type pages. The identity provider redirects back to /login/provider, so it is part of signing in. */
const LOGIN = [
  '/login',
  '/login/provider',
  '/register',
  '/register/client',
  '/register/verified',
  '/forgot',
  '/forgot/reset',
];
const SETTINGS = 'ADMIN SUB_ADMIN IT';
const INVOICE_READERS = 'CLIENT ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE COO DEPUTYCEO CEO';
const INVOICES = 'FINANCE ADMIN SUB_ADMIN';
const ALL = ROLES.join(' ');
const STAFF = ROLES.filter((role) => role !== 'CLIENT' && role !== 'SUB_CLIENT').join(' ');
const ANY = 'any signed-in user';
const SIGNED_IN: Readonly<Record<string, string>> = {
  '/dashboard': ALL,
  '/generated_certs': ALL,
  '/certificate': ALL,
  '/statement': ALL,
  // Schedule of upcoming work, for the roles that plan it (A95).
  '/schedule': 'SCHEDULING ADMIN SUB_ADMIN BUSINESS IT',
  '/workload': 'SCHEDULING ADMIN SUB_ADMIN',
  '/decisions': STAFF,
  '/decisions/view': STAFF,
  '/decisions/proposals': STAFF,
  '/decisions/proposals/view': STAFF,
  // Questions to the certification body (A108).
  '/inbox': 'ADMIN SUB_ADMIN BUSINESS SCHEDULING FINANCE IT',
  '/users': 'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE',
  '/child': 'CLIENT ADMIN SUB_ADMIN BUSINESS SCHEDULING',
  '/applications': ALL,
  '/nonconformities': STAFF,
  '/nonconformities/view': ALL,
  '/logs': SETTINGS,
  // Operational status, for the roles that run the portal and its background jobs.
  '/status': 'ADMIN IT',
  // Roles and permissions of everyone, for administrators only.
  '/permissions': 'ADMIN',
  // Invoices: all roles except those the domain excludes from payments; the specification does not list them.
  '/invoice/abcdefghij': INVOICE_READERS,
  '/certificate/invoice/abcdefghij': INVOICE_READERS,
  '/invoices': INVOICE_READERS,
  '/account/statement': 'CLIENT FINANCE ADMIN SUB_ADMIN IT SCHEDULING BUSINESS',
  '/finance': INVOICES,
  '/finance/movements': INVOICES,
  '/finance/debtors': INVOICES,
  '/finance/proofs': INVOICES,
  '/finance/bank': INVOICES,
  '/finance/setting': INVOICES,
  '/stripe': SETTINGS,
  '/staffs': SETTINGS,
  '/business_teams': SETTINGS,
  '/assessment_services': SETTINGS,
  '/assessment_service/add': SETTINGS,
  '/assessment_service/edit/abcdefghij': SETTINGS,
  // Not in the specification: roles that configure a service also try it out and maintain its lists (A36).
  '/assessment_service/trial/abcdefghij': SETTINGS,
  '/assessment_service/view/abcdefghij': 'ADMIN SUB_ADMIN IT SCHEDULING BUSINESS ASSESSOR COO DEPUTYCEO CEO',
  '/tags': SETTINGS,
  '/industries': SETTINGS,
  '/stages': SETTINGS,
  '/grounds': SETTINGS,
  '/marks': SETTINGS,
  '/country': SETTINGS,
  '/translation': SETTINGS,
  '/email_notification': SETTINGS,
  '/content': SETTINGS,
  '/settings': SETTINGS,
  // Not in the specification: who is signed in, and how the portal is deployed (A200).
  '/sessions': SETTINGS,
  '/deployment': 'ADMIN IT',
  '/content/edit/abcdefghij': 'ADMIN SUB_ADMIN',
  '/profile': ANY,
  '/password': ANY,
  '/user/add': SETTINGS,
  '/user/edit/abcdefghij': 'ADMIN SUB_ADMIN IT BUSINESS FINANCE SCHEDULING',
  '/child/edit/abcdefghij': 'CLIENT ADMIN SUB_ADMIN BUSINESS',
  '/application/add': 'CLIENT SUB_CLIENT',
  '/application/edit': 'CLIENT SUB_CLIENT BUSINESS ADMIN SUB_ADMIN',
  '/application/checklist/reject': 'ASSESSOR ADMIN SUB_ADMIN',
  '/viewform': ALL,
  '/staff/add': SETTINGS,
  '/staff/edit/abcdefghij': SETTINGS,
  '/team/add': SETTINGS,
  '/team/edit/abcdefghij': SETTINGS,
};
const CHILD = ['/child', '/child/edit/abcdefghij'];
const PATHS = [...HOME, ...LOGIN, ...Object.keys(SIGNED_IN)];

/**
 * Expected result of the six steps in order; a required second factor belongs to step 5, like unaccepted
 * terms.
 */
function expected(path: string, address: string, visitor: Visitor): string {
  const isClient = visitor.Roles.includes('CLIENT');
  const roles = SIGNED_IN[path];
  if (visitor.HasToken && visitor.IsTCUpdated && !HOME.includes(path)) return 'to /home';
  if (CHILD.includes(path) && !isClient && !/[?&]key=/.test(address)) return 'to /users';
  if (roles !== undefined && !visitor.HasToken) return `to /login, then ${address}`;
  if (LOGIN.includes(path) && visitor.HasToken) return 'to /dashboard';
  const isRestricted = (isClient && !visitor.IsHaveOrganization) || visitor.IsTwoFactorMissing;
  if (isRestricted && roles !== undefined && path !== '/profile') return `to /profile, then ${address}`;
  if (
    roles !== undefined &&
    roles !== ANY &&
    !roles.split(' ').some((role) => visitor.Roles.includes(role as Role))
  )
    return 'to /dashboard';
  return 'stay';
}

const formatResult = (navigation: Navigation): string =>
  navigation.Go === 'STAY'
    ? 'stay'
    : `to ${navigation.To}${navigation.Redirect === undefined ? '' : `, then ${navigation.Redirect}`}`;

const YES_NO = [true, false] as const;
/** Anonymous visitors, every single role, and users with several roles. */
const ROLE_SETS: Role[][] = [
  [],
  ...ROLES.map((role) => [role]),
  ['BUSINESS', 'FINANCE'],
  ['ASSESSOR', 'COO'],
  ['CLIENT', 'SUB_CLIENT'],
  ['ADMIN', 'ASSESSOR'],
];

/** Every combination of visitor states; anonymous visitors get them too, where they must have no effect. */
const visitors: Visitor[] = ROLE_SETS.flatMap((Roles) =>
  YES_NO.flatMap((IsTCUpdated) =>
    YES_NO.flatMap((IsHaveOrganization) =>
      YES_NO.map((IsTwoFactorMissing) => ({
        HasToken: Roles.length > 0,
        Roles,
        IsTCUpdated,
        IsHaveOrganization,
        IsTwoFactorMissing: Roles.length > 0 && IsTwoFactorMissing,
      })),
    ),
  ),
);
const QUERIES = ['', '?key=abcdefghij', '?view=true', '?other=1&key=abcdefghij'];

describe('the guard in every state, for every screen and every role', () => {
  it('this list and the screens of the portal have the same paths', () => {
    const known = Object.values(screens).map((screen) => screen.Path);
    const here = PATHS.map((path) => screenOf(path)?.Path);
    expect([...here].sort()).toEqual([...known].sort());
  });

  it.each(PATHS)('%s', (path) => {
    const screen = screenOf(path);
    for (const visitor of visitors)
      for (const query of QUERIES) {
        const address = `${path}${query}`;
        const got = formatResult(navigate(screen, address, visitor));
        const expectedResult = expected(path, address, visitor);
        if (got !== expectedResult)
          expect({ address, visitor, goes: got }).toEqual({ address, visitor, goes: expectedResult });
      }
  });

  it.each(['/nowhere', '/application', '/user/edit', '/team/edit/a/b', '/Dashboard', '/child/edit'])(
    'unknown %s leads to /404 for everyone',
    (path) => {
      for (const visitor of visitors)
        for (const query of QUERIES)
          expect(formatResult(navigate(screenOf(path), `${path}${query}`, visitor))).toBe('to /404');
    },
  );

  it('step 2 precedes step 3: a visitor on a child page without a key is sent to /users', () => {
    const anonymous = visitors[0] as Visitor;
    expect(formatResult(navigate(screenOf('/child'), '/child', anonymous))).toBe('to /users');
    expect(formatResult(navigate(screenOf('/child'), '/child?key=abcdefghij', anonymous))).toBe(
      'to /login, then /child?key=abcdefghij',
    );
  });
});
