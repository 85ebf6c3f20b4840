/**
 * The route guard (specification point 2): decides whether a visitor may open a screen or where to redirect
 * them; also finds the screen of a path and checks that a redirect target after sign-in is a known screen.
 */
import { isMainClient, type Role } from './roles.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

/** Facts about the visitor that the route guard needs. */
export type Visitor = {
  HasToken: boolean;
  Roles: readonly Role[];
  IsHaveOrganization: boolean;
  IsTCUpdated: boolean;
  /** Staff who must set up a second factor before anything else (assumption A20). */
  IsTwoFactorMissing: boolean;
};

/**
 * Reason for a redirect, explained on the dashboard: a sign-in page opened while signed in, or a page of
 * other roles.
 */
export type RedirectReason = 'SIGNED_IN' | 'ROLE';

export type Navigation =
  | { Go: 'STAY' }
  | { Go: 'REDIRECT'; To: string; Redirect?: string; Why?: RedirectReason };

const stay: Navigation = { Go: 'STAY' };
const to = (To: string, Redirect?: string): Navigation =>
  Redirect === undefined ? { Go: 'REDIRECT', To } : { Go: 'REDIRECT', To, Redirect };

const toDashboard = (Why: RedirectReason): Navigation => ({ Go: 'REDIRECT', To: '/dashboard', Why });

/**
 * The six-step route guard, in the order of specification point 2. `address` is the path and query as typed;
 * the user returns to it after sign-in. An unknown screen redirects to /404.
 */
export function navigate(screen: Screen | undefined, address: string, visitor: Visitor): Navigation {
  if (!screen) return to('/404');
  if (visitor.HasToken && visitor.IsTCUpdated && !screen.IsHome) return to('/home');
  const isClient = isMainClient(visitor.Roles);
  if (screen.IsChild && !isClient && !new URL(address, 'http://x').searchParams.has('key'))
    return to('/users');
  if (screen.Access !== 'public' && !visitor.HasToken) return to('/login', address);
  if (screen.IsLogin && visitor.HasToken) return toDashboard('SIGNED_IN');
  const isRestricted = (isClient && !visitor.IsHaveOrganization) || visitor.IsTwoFactorMissing;
  if (isRestricted && screen.Access !== 'public' && screen.Path !== '/profile')
    return to('/profile', address);
  if (Array.isArray(screen.Access) && !screen.Access.some((role: Role) => visitor.Roles.includes(role)))
    return toDashboard('ROLE');
  return stay;
}

/** Returns the screen of a path, matching `$name` segments; undefined when there is none. */
export function screenOf(path: string): Screen | undefined {
  const segments = path.replace(/\/+$/, '').split('/');
  return Object.values<Screen>(screens).find((screen) => {
    const known = screen.Path.split('/');
    return (
      known.length === segments.length &&
      known.every((part, at) => part.startsWith('$') || part === segments[at])
    );
  });
}

/**
 * Returns the target of a redirect after sign-in, or null unless it is the address of a known screen that
 * does not end the session.
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || !/^\/(?!\/)[^\\\p{Cc}]*$/u.test(target)) return null;
  const path = target.split(/[?#]/)[0] ?? '';
  if (path.split('/').some((part) => /^(\.|%2e){1,2}$/i.test(part))) return null;
  const screen = screenOf(path);
  return screen && !screen.IsLogin && screen.Path !== '/logout' ? target : null;
}
