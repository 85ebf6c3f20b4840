import type { Page } from 'playwright-core';

declare global {
  interface Window {
    keyTimes?: number[];
  }
}

/** From now on: how long each key takes until the next picture is drawn, as the browser's own frames tell. */
export async function paintTimes(page: Page): Promise<{ take: () => Promise<number[]> }> {
  await page.evaluate(() => {
    const isBegun = window.keyTimes !== undefined;
    window.keyTimes = [];
    if (isBegun) return;
    document.addEventListener(
      'keydown',
      (event) => {
        const begin = event.timeStamp;
        // The frame after this key's work; what is sent from it arrives once that frame is out.
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.keyTimes?.push(performance.now() - begin);
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
  return { take: () => page.evaluate(() => window.keyTimes ?? []) };
}
