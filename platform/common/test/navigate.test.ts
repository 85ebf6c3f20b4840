import { describe, expect, it } from 'vitest';
import { type Navigation, navigate, safeRedirect, screenOf, type Visitor } from '../access/navigate.ts';
import type { Role } from '../access/roles.ts';
import type { Screen } from '../access/screen.ts';
import { screens } from '../access/screens.ts';

const visitor = (...Roles: Role[]): Visitor => ({
  HasToken: Roles.length > 0,
  Roles,
  IsHaveOrganization: true,
  IsTCUpdated: false,
  IsTwoFactorMissing: false,
});
const anonymous = visitor();
const newClient: Visitor = { ...visitor('CLIENT'), IsHaveOrganization: false };
const updated = (viewer: Visitor): Visitor => ({ ...viewer, IsTCUpdated: true });

const go = (address: string, viewer: Visitor, screen = screenOf(address.split('?')[0] ?? '')): Navigation =>
  navigate(screen, address, viewer);
const stay = { Go: 'STAY' };
const to = (To: string, Redirect?: string) => ({ Go: 'REDIRECT', To, ...(Redirect ? { Redirect } : {}) });
const toDashboard = (Why: string) => ({ Go: 'REDIRECT', To: '/dashboard', Why });

describe('an unknown address', () => {
  it.each(['/nowhere', '/application', '/application/edit/more', '/__proto__', ''])(
    '%s leads to /404',
    (address) => {
      expect(go(address, visitor('ADMIN'))).toEqual(to('/404'));
      expect(go(address, anonymous)).toEqual(to('/404'));
    },
  );
});

describe('1. new terms lead to /home', () => {
  it.each(['/dashboard', '/profile', '/applications', '/login'])('%s', (address) => {
    expect(go(address, updated(visitor('CLIENT')))).toEqual(to('/home'));
  });

  it.each(['/home', '/terms', '/privacy', '/faq', '/contact', '/services', '/logout', '/404'])(
    '%s is accessible',
    (address) => {
      expect(go(address, updated(visitor('CEO')))).toEqual(stay);
    },
  );

  it('does not apply to visitors who are not signed in', () => {
    expect(go('/login', updated(anonymous))).toEqual(stay);
    expect(go('/dashboard', updated(anonymous))).toEqual(to('/login', '/dashboard'));
  });

  it('precedes every other rule', () => {
    expect(go('/logs', updated(newClient))).toEqual(to('/home'));
  });
});

describe('2. child pages require a client key from everyone except clients', () => {
  const child: Screen = {
    Path: '/child',
    Layout: 'dashboard',
    Access: ['CLIENT', 'ADMIN'],
    IsChild: true,
    Title: 'TITLE_HOME',
  };

  it('leads staff without a key to /users', () => {
    expect(go('/child', visitor('ADMIN'), child)).toEqual(to('/users'));
    expect(go('/child?other=1', visitor('ADMIN'), child)).toEqual(to('/users'));
  });

  it('admits staff with a key, and clients', () => {
    expect(go('/child?key=abc', visitor('ADMIN'), child)).toEqual(stay);
    expect(go('/child', visitor('CLIENT'), child)).toEqual(stay);
  });

  it('precedes the role check: a user without the role is led to /users too', () => {
    expect(go('/child', visitor('CEO'), child)).toEqual(to('/users'));
    expect(go('/child?key=abc', visitor('CEO'), child)).toEqual(toDashboard('ROLE'));
  });
});

describe('3. without a token to /login, and back afterwards', () => {
  it.each(['/dashboard', '/profile', '/viewform?key=abc&view=true', '/logs'])('%s', (address) => {
    expect(go(address, anonymous)).toEqual(to('/login', address));
  });

  it.each(['/home', '/login', '/register/client', '/verify/QMS-2026-00001', '/service/view/abc', '/404'])(
    '%s is public',
    (address) => {
      expect(go(address, anonymous)).toEqual(stay);
    },
  );
});

describe('4. login-type pages with a token lead to /dashboard', () => {
  it.each(['/login', '/register', '/register/client', '/register/verified', '/forgot', '/forgot/reset'])(
    '%s',
    (address) => {
      expect(go(address, visitor('FINANCE'))).toEqual(toDashboard('SIGNED_IN'));
      expect(go(address, newClient)).toEqual(toDashboard('SIGNED_IN'));
    },
  );

  it('but not /logout and not /home', () => {
    expect(go('/logout', visitor('CLIENT'))).toEqual(stay);
    expect(go('/home', visitor('CLIENT'))).toEqual(stay);
  });
});

describe('5. a client without an organisation completes the profile first', () => {
  it('from every page of the portal', () => {
    expect(go('/dashboard', newClient)).toEqual(to('/profile', '/dashboard'));
    expect(go('/viewform?key=a', newClient)).toEqual(to('/profile', '/viewform?key=a'));
    expect(go('/password', newClient)).toEqual(to('/profile', '/password'));
  });

  it('precedes the role check', () => {
    expect(go('/logs', newClient)).toEqual(to('/profile', '/logs'));
  });

  it('does not apply to the profile, public pages and other users', () => {
    expect(go('/profile', newClient)).toEqual(stay);
    expect(go('/faq', newClient)).toEqual(stay);
    expect(go('/dashboard', { ...visitor('ADMIN'), IsHaveOrganization: false })).toEqual(stay);
    expect(go('/dashboard', { ...visitor('SUB_CLIENT'), IsHaveOrganization: false })).toEqual(stay);
  });
});

describe('6. a role without access leads to /dashboard', () => {
  it('refuses access', () => {
    expect(go('/logs', visitor('CLIENT'))).toEqual(toDashboard('ROLE'));
    expect(go('/application/add', visitor('ADMIN'))).toEqual(toDashboard('ROLE'));
    expect(go('/application/checklist/reject?key=a', visitor('COO'))).toEqual(toDashboard('ROLE'));
  });

  it('admits a user with one of several roles', () => {
    expect(go('/logs', visitor('ASSESSOR', 'IT'))).toEqual(stay);
    expect(go('/application/edit?key=a', visitor('BUSINESS'))).toEqual(stay);
  });
});

/** Role lists of the specification's route table. A row is tested only once its screen exists. */
const EVERYBODY =
  'CLIENT SUB_CLIENT ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE ASSESSOR ASSESSOR_ONSITE INDEPREVIEWER COO DEPUTYCEO CEO';
const SETTINGS = 'ADMIN SUB_ADMIN IT';
const SPECIFIED: Readonly<Record<string, string>> = {
  '/dashboard': EVERYBODY,
  '/assessment_services': SETTINGS,
  '/generated_certs': EVERYBODY,
  '/users': 'ADMIN SUB_ADMIN IT BUSINESS SCHEDULING FINANCE',
  '/child': 'CLIENT ADMIN SUB_ADMIN BUSINESS SCHEDULING',
  '/applications': EVERYBODY,
  '/logs': SETTINGS,
  '/country': SETTINGS,
  '/translation': SETTINGS,
  '/stripe': SETTINGS,
  '/staffs': SETTINGS,
  '/tags': SETTINGS,
  '/business_teams': SETTINGS,
  '/profile': 'session',
  '/password': 'session',
  '/user/add': SETTINGS,
  '/user/edit/$userkey': 'ADMIN SUB_ADMIN IT BUSINESS FINANCE SCHEDULING',
  '/child/edit/$userkey': 'CLIENT ADMIN SUB_ADMIN BUSINESS',
  '/application/add': 'CLIENT SUB_CLIENT',
  '/application/edit': 'CLIENT SUB_CLIENT BUSINESS ADMIN SUB_ADMIN',
  '/application/checklist/reject': 'ASSESSOR ADMIN SUB_ADMIN',
  '/viewform': EVERYBODY,
  '/certificate': EVERYBODY,
  '/statement': EVERYBODY,
  '/staff/add': SETTINGS,
  '/staff/edit/$userkey': SETTINGS,
  '/team/add': SETTINGS,
  '/team/edit/$teamkey': SETTINGS,
  '/assessment_service/add': SETTINGS,
  '/assessment_service/edit/$key': SETTINGS,
  '/assessment_service/view/$key': 'ADMIN SUB_ADMIN IT SCHEDULING BUSINESS ASSESSOR COO DEPUTYCEO CEO',
};
const PUBLIC =
  '/login /register /register/client /register/verified /logout /forgot /forgot/reset /home /services /service/view/$key /search /disclosure /contact /faq /privacy /terms /404';

describe('the screens', () => {
  const all = Object.values<Screen>(screens);
  const access = ({ Access }: Screen): string =>
    typeof Access === 'string' ? Access : Access.toSorted().join(' ');

  it('are open to the roles of the specification', () => {
    for (const screen of all.filter(({ Path }) => SPECIFIED[Path]))
      expect([screen.Path, access(screen)]).toEqual([
        screen.Path,
        SPECIFIED[screen.Path]?.split(' ').toSorted().join(' '),
      ]);
  });

  it('are public where the specification says so', () => {
    for (const path of PUBLIC.split(' ')) expect([path, screenOf(path)?.Access]).toEqual([path, 'public']);
  });

  it('are login-type pages exactly where a signed-in user is redirected', () => {
    const login = all.filter((screen) => screen.IsLogin).map((screen) => screen.Path);
    expect(login.toSorted()).toEqual([
      '/forgot',
      '/forgot/reset',
      '/login',
      '/login/provider',
      '/register',
      '/register/client',
      '/register/verified',
    ]);
  });

  it('have unique addresses, and lead back to an existing one', () => {
    expect(new Set(all.map((screen) => screen.Path)).size).toBe(all.length);
    for (const screen of all) if (screen.Back) expect(screenOf(screen.Back)).toBeDefined();
  });

  it('are in a menu only for roles that may open them', () => {
    for (const { Menu, Access, Path } of all)
      for (const role of Menu?.Roles ?? [])
        expect([Path, Access === 'public' || Access === 'session' || Access.includes(role)]).toEqual([
          Path,
          true,
        ]);
  });

  it('are found with a trailing slash and with any value in a $name', () => {
    expect(screenOf('/faq/')?.Path).toBe('/faq');
    expect(screenOf('/service/view/abc')?.Path).toBe('/service/view/$key');
    expect(screenOf('/service/view')).toBeUndefined();
    expect(screenOf('/service/view/a/b')).toBeUndefined();
  });
});

describe('safeRedirect', () => {
  it.each(['/dashboard', '/viewform?key=abc', '/applications?Page=2#row', '/verify/QMS-2026-00001'])(
    'follows %s',
    (target) => {
      expect(safeRedirect(target)).toBe(target);
    },
  );

  it.each([
    '//evil.example',
    '///evil.example/dashboard',
    '/\\evil.example',
    '/dashboard\\..\\x',
    'https://evil.example/dashboard',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'dashboard',
    './dashboard',
    '',
    ' /dashboard',
    '\t//evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%2f%2fevil.example',
    '/nowhere',
    '/dashboard/../../evil',
    '/login',
    '/login?redirect=/login',
    '/register/client',
    '/verify//evil.example',
    '/service/view/..',
    '/service/view/%2E%2e',
    '/service/view/.',
    '/service/view/\n',
    null,
    undefined,
    42,
    ['/dashboard'],
    { toString: () => '/dashboard' },
  ])('drops %j', (target) => {
    expect(safeRedirect(target)).toBeNull();
  });

  it('drops an address that signs the user out again', () => {
    expect(safeRedirect('/logout')).toBeNull();
  });
});
