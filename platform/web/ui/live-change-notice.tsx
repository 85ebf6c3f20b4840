import { IconBolt } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Row } from './layout/row.tsx';
import classes from './live-change-notice.module.css';

const SHOWN_MS = 10_000;

/**
 * Floating notice, for ten seconds, of what another user has just changed in the open record; nothing on the
 * page moves.
 */
export function LiveChangeNotice({ text, onOver }: { text: string | null; onOver: () => void }) {
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(onOver, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text, onOver]);
  return (
    <Row role="status" isOneLine align="stretch" justify="center" padX="md" className={classes.place}>
      {text !== null && (
        <span className={classes.news}>
          <IconBolt size={16} stroke={1.8} aria-hidden="true" className={classes.icon} />
          {text}
        </span>
      )}
    </Row>
  );
}
