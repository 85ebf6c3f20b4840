import { closedCookie } from '#modules/public/content/rules/index.ts';

/** Adds a plain event listener that closes announcements. The server omits those recorded in the cookie. */
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
