import { screenOf } from './navigate.ts';

/**
 * Returns the address that the "back" button opens (specification point 2, back navigation): from an
 * application's form in view mode the application itself, otherwise the screen's own target. Null means one
 * step back in the browser history.
 */
export function backTarget(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://x');
  const key = searchParams.get('key');
  if (pathname === '/application/edit' && searchParams.get('view') === 'true' && key)
    return `/viewform?${new URLSearchParams({ key })}`;
  const target = screenOf(pathname)?.Back ?? null;
  // Staff cannot open a child page without the client's key.
  const isChild = target !== null && screenOf(target)?.IsChild === true;
  return isChild && key ? `${target}?${new URLSearchParams({ key })}` : target;
}
