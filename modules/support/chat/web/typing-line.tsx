import classes from './chat.module.css';

/**
 * Typing indicator of the chat. Its space is reserved, so that nothing moves when it appears and disappears.
 */
export function TypingLine({ text }: { text: string | null }) {
  return (
    <div className={classes.typing} aria-live="off">
      {text !== null && (
        <>
          <span className={classes.dots} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          {text}
        </>
      )}
    </div>
  );
}
