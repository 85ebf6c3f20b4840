import classes from './chat.module.css';

/** Somebody is typing. Its place is kept, so that nothing jumps when they begin and end. */
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
