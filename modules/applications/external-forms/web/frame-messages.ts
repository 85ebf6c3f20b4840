/** A framed form on the screen, and the listener for its messages. */
type Frame = {
  /** Evaluated for every message: a frame gets another window when it is re-rendered. */
  window: () => Window | null;
  origin: string;
  onMessage: (data: unknown) => void;
};

const frames = new Set<Frame>();

/**
 * Passes messages of embedded form frames on to the screens that embed them (specification point 1): those from a
 * frame's own window, and only while it shows a page of its own server. Whatever else speaks is not heard.
 */
function forward(event: MessageEvent): void {
  for (const frame of frames) {
    const window = frame.window();
    if (window !== null && event.source === window && event.origin === frame.origin)
      frame.onMessage(event.data);
  }
}

/** Answers how to stop. */
export function onFrameMessage(frame: Frame): () => void {
  if (frames.size === 0) window.addEventListener('message', forward);
  frames.add(frame);
  return () => {
    frames.delete(frame);
    if (frames.size === 0) window.removeEventListener('message', forward);
  };
}
