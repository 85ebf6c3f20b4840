import { Row } from '#platform/web/ui/layout/row.tsx';
import classes from './chat.module.css';

/**
 * Typing indicator of the chat. Its space is reserved, so that nothing moves when it appears and disappears.
 */
export function TypingLine({ text }: { text: string | null }) {
  return (
    <Row isOneLine gap="xs" tone="soft" size="sm" isFixed className={classes.typing} aria-live="off">
      {text !== null && (
        <>
          <Row
            as="span"
            isOneLine
            isInline
            align="stretch"
            gap="2xs"
            className={classes.dots}
            aria-hidden="true"
          >
            <span />
            <span />
            <span />
          </Row>
          {text}
        </>
      )}
    </Row>
  );
}
