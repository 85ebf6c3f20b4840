/**
 * Forwards window messages of embedded external forms to their screens (specification point 1), only from
 * the frame's own window and server; all others are ignored.
 */

/** An embedded form and the listener for its messages. */
type Frame = {
  /** Evaluated per message, because re-rendering gives a frame a new window. */
  window: () => Window | null;
  origin: string;
  onMessage: (data: unknown) => void;
};

const frames = new Set<Frame>();

/**
 * Forwards messages of embedded forms to their screens (specification point 1), only from the frame's own
 * window and only while it shows a page of its server. All other messages are ignored.
 */
function forward(event: MessageEvent): void {
  for (const frame of frames) {
    const window = frame.window();
    if (window !== null && event.source === window && event.origin === frame.origin)
      frame.onMessage(event.data);
  }
}

/** Registers a listener; returns the function that removes it. */
export function onFrameMessage(frame: Frame): () => void {
  if (frames.size === 0) window.addEventListener('message', forward);
  frames.add(frame);
  return () => {
    frames.delete(frame);
    if (frames.size === 0) window.removeEventListener('message', forward);
  };
}
