import { useLocation } from '@tanstack/react-router';

/** The application that is on the screen while somebody asks: whoever answers has it at hand. */
export function useAbout(): { ApplicationKey?: string } {
  const { pathname, search } = useLocation();
  const { key } = search as { key?: unknown };
  const isApplication = pathname === '/viewform' || pathname === '/application/edit';
  return isApplication && typeof key === 'string' ? { ApplicationKey: key } : {};
}
