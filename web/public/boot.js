// Runs before the first paint, so that nobody sees another scheme, size or script than the one they chose.
(() => {
  var root = document.documentElement;
  function read(name) {
    try {
      return localStorage.getItem(name);
    } catch (_) {
      return null;
    }
  }
  var scheme = read('assay-scheme');
  var dark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  var size = { medium: '112.5%', big: '125%' }[read('assay-text-size')];
  if (size) root.style.fontSize = size;
  var tag = { EN: 'en', CHT: 'zh-Hant-HK', CHS: 'zh-Hans' }[read('assay-language')];
  // A page that the server wrote already says its language; only the empty application page takes ours.
  if (tag && !root.hasAttribute('data-rendered')) root.lang = tag;
  // Pages of the application say whom they are for. The first question of its guard can be answered here.
  var whom = root.getAttribute('data-for');
  if (!whom) return;
  var session = read('assay-token') === null ? 'none' : 'open';
  root.setAttribute('data-session', session);
  if (session === 'none' && whom === 'session')
    location.replace(
      `/login?${new URLSearchParams({ redirect: location.pathname + location.search + location.hash })}`,
    );
  // What is pressed before the application is there is kept, and pressed again when it is (take-over.ts).
  function drawn(event, what) {
    return event.target.closest('#drawn') && event.target.closest(what);
  }
  addEventListener('submit', (event) => {
    if (!drawn(event, 'form')) return;
    event.preventDefault();
    event.target.setAttribute('data-sent', '');
  });
  addEventListener('click', (event) => {
    var button = drawn(event, 'button[type="button"]');
    if (!button) return;
    var before = document.querySelector('#drawn [data-pressed]');
    if (before) before.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  });
})();
