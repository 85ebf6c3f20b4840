import { screenOf } from './navigate.ts';

/**
 * Where "back" leads from an address (specification point 2, back navigation): from an application's form in view mode
 * to the application itself; otherwise to the screen's own target; null stands for one step back in the history.
 */
export function backTarget(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const key = searchParams.get('key');
  if (pathname === '/application/edit' && searchParams.get('view') === 'true' && key)
    return `/viewform?${new URLSearchParams({ key })}`;
  const target = screenOf(pathname)?.Back ?? null;
  // A child page of staff is nowhere without the client's key.
  const isChild = target !== null && screenOf(target)?.IsChild === true;
  return isChild && key ? `${target}?${new URLSearchParams({ key })}` : target;
}
