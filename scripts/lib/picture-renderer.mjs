/**
 * What the pictures of the component catalogue depend on besides the code: the version of the browser and the
 * fonts. Another renderer draws the same component with other pixels.
 */
import { execFileSync } from 'node:child_process';
import { findBrowser } from '../browser.mjs';

/** Where the renderer of the accepted pictures is noted. */
export const RENDERER_FILE = 'quality/catalogue/pictures/renderer.txt';

/** What fontconfig chooses for a family or language, and how it is smoothed. */
const MATCHES = ['sans-serif', 'monospace', ':lang=zh-hk', ':lang=zh-cn'];

/** For example `Chromium 150.0.7871.100; DejaVu Sans 1 True; …; Noto Sans CJK HK 1 True`. */
export function pictureRenderer() {
  const version = /[\d.]{5,}/.exec(output(findBrowser() ?? 'chromium', '--version'))?.[0] ?? 'unknown';
  const fonts = MATCHES.map(
    (pattern) => output('fc-match', '-f', '%{family[0]} %{hintstyle} %{antialias}', pattern) || 'no font',
  );
  return [`Chromium ${version}`, ...fonts].join('; ');
}

function output(command, ...args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // The tool is not installed.
    return '';
  }
}
