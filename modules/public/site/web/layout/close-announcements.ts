import { closedCookie } from '#modules/public/content/rules/index.ts';

/**
 * Lets visitors close announcements on public pages: removes them and records them in a cookie, so that the
 * server omits them from later pages.
 */
export function closeAnnouncements(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-close-announcement]') : null;
    const bar = button?.closest<HTMLElement>('[data-announcement]');
    if (!bar?.dataset.announcement) return;
    const isSecure = window.location.protocol === 'https:';
    document.cookie = closedCookie(document.cookie, bar.dataset.announcement, isSecure);
    bar.remove();
    document.getElementById('content')?.focus({ preventScroll: true });
  });
}
