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
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
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
  // A page of certain roles is drawn at once for them alone; for everyone else the guard answers first.
  var allowed = root.getAttribute('data-roles');
  var roles = (read('assay-roles') || '').split(' ');
  if (allowed && !allowed.split(' ').some((role) => roles.includes(role)))
    root.setAttribute('data-closed', '');
  if (session === 'none' && whom === 'session')
    location.replace(
      `/login?${new URLSearchParams({ redirect: location.pathname + location.search + location.hash })}`,
    );
  // What this person sees of the screen: asked for while the application is on its way, and shown before it is there.
  if (session === 'open' && root.hasAttribute('data-own')) {
    window.ownSight = fetch(`/api/first-sight?Path=${encodeURIComponent(location.pathname)}`, {
      headers: { Authorization: `Bearer ${read('assay-token')}` },
    })
      .then((answer) => (answer.status === 200 ? answer.json() : null))
      .then((answer) => {
        if (!answer) return null;
        show(answer.data.Html);
        return Object.assign(answer.data, { At: Date.now() });
      })
      // The application asks for itself, and says what is wrong.
      .catch(() => null);
  }
  function show(html) {
    // Behind what is drawn: where it is not there yet, the page is still being read.
    if (!document.getElementById('root')) {
      document.addEventListener('readystatechange', () => show(html), { once: true });
      return;
    }
    var page = document.createElement('template');
    page.innerHTML = html;
    for (const part of page.content.querySelectorAll('[data-part]')) {
      const place = document.querySelector(`#drawn [data-part="${part.getAttribute('data-part')}"]`);
      if (place) place.replaceChildren(...part.childNodes);
    }
    // The server draws a screen for those alone who may open it.
    root.removeAttribute('data-closed');
  }
  // What is pressed before the application is there is kept, and pressed again when it is (hydrate-app.ts).
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
