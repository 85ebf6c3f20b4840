/**
 * Simulates an open browser screen whose live connection reconnects by itself, and measures the longest time
 * without a connection, for the rolling restart scenario.
 */
import { setTimeout as pause } from 'node:timers/promises';

export type LiveScreen = {
  isOpen: () => boolean;
  /** Number of times the connection was opened. */
  opened: () => number;
  /** Longest time without a connection, in ms. */
  longestGap: () => number;
  stop: () => void;
};

/** Opens a live connection that reconnects within about a second, as the browser's does. */
export function openScreen(url: string, token: string): LiveScreen {
  let isStopped = false;
  let isOpen = false;
  let opened = 0;
  let lostAt = performance.now();
  let longest = 0;
  let socket: WebSocket | null = null;
  const open = (): void => {
    const line = new WebSocket(`${url.replace(/^http/, 'ws')}/api/socket/?EIO=4&transport=websocket`);
    socket = line;
    line.onmessage = ({ data }) => {
      const text = String(data);
      if (text.startsWith('0')) line.send(`40${JSON.stringify({ token })}`);
      else if (text === '2') line.send('3');
      else if (text.startsWith('40')) {
        isOpen = true;
        opened += 1;
        if (opened > 1) longest = Math.max(longest, performance.now() - lostAt);
      }
    };
    line.onerror = () => undefined;
    line.onclose = () => {
      if (isOpen) lostAt = performance.now();
      isOpen = false;
      if (!isStopped) void pause(300 + Math.random() * 500).then(() => !isStopped && open());
    };
  };
  open();
  return {
    isOpen: () => isOpen,
    opened: () => opened,
    longestGap: () => longest,
    stop: () => {
      isStopped = true;
      socket?.close();
    },
  };
}
