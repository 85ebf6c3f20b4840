/**
 * What the pictures of the component catalogue depend on besides the code: the version of the browser and the Chinese
 * fonts. Another renderer draws the same component with other pixels.
 */
import { execFileSync } from 'node:child_process';
import { findBrowser } from '../browser.mjs';

/** Where the renderer of the accepted pictures is noted. */
export const RENDERER_FILE = 'quality/catalogue/pictures/renderer.txt';

/** For example `Chromium 147.0.7727.15, Noto Sans CJK SC`. */
export function pictureRenderer() {
  const version = /[\d.]{5,}/.exec(output(findBrowser() ?? 'chromium', '--version'))?.[0] ?? 'unknown';
  const font = output('fc-match', '-f', '%{family[0]}', ':lang=zh-hk') || 'no Chinese font';
  return `Chromium ${version}, ${font}`;
}

function output(command, ...args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    // The tool is not installed.
    return '';
  }
}
