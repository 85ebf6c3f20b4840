/**
 * Link to any address of the portal: screens of the application open without reloading the page, pages of
 * the public site as full page loads. `isAppPath` decides which.
 */
import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { screenOf } from '#platform/common/access/navigate.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** True for paths that the router handles; pages of the public site are full page loads. */
export const isAppPath = (href: string): boolean => {
  const screen = screenOf(href.split(/[?#]/)[0] ?? '');
  return screen !== undefined && screen.Layout !== 'frontend';
};

/** A link to any screen: navigates within the application, or loads a page of the public site. */
export function AppLink({ href, onClick, ...rest }: Props) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target || !isAppPath(href)) return;
    event.preventDefault();
    router.history.push(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}
