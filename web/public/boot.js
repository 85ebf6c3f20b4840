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
})();
