/**
 * Tabs above a list with "all" and the first four saved views; a click opens the view. Nothing without saved
 * views.
 */

import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Row } from '../../layout/row.tsx';
import { Words } from '../../layout/words.tsx';
import type { ListViewState } from './list-view-state.ts';
import classes from './views.module.css';

/** Number of views shown as tabs; the others are in the menu. */
const AT_HAND = 4;

/** Shows all rows and the first few views as tabs; nothing without views. */
export function ViewTabs({ viewState }: { viewState: ListViewState }) {
  const t = useText();
  const { views, current } = viewState;
  const bar = useRef<HTMLElement>(null);
  // On a phone the tabs extend beyond the screen, so the open one is scrolled into view.
  useEffect(() => {
    const tab = bar.current?.querySelector(`[data-view="${current?.ViewKey ?? ''}"]`);
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current?.ViewKey]);
  if (views.length === 0) return null;
  const first = views.slice(0, AT_HAND);
  const shown = !current || first.includes(current) ? first : [...first.slice(0, -1), current];
  return (
    <Row
      ref={bar}
      as="nav"
      isOneLine
      align="stretch"
      gap="2xs"
      padX="sm"
      className={classes.tabs}
      aria-label={t('LIST_VIEWS')}
    >
      <button
        type="button"
        className={classes.tab}
        data-view=""
        aria-current={!current || undefined}
        onClick={() => viewState.open(null)}
      >
        {t('LIST_VIEW_ALL')}
      </button>
      {shown.map((view) => (
        <button
          key={view.ViewKey}
          type="button"
          className={classes.tab}
          data-view={view.ViewKey}
          aria-current={view === current || undefined}
          onClick={() => viewState.open(view)}
        >
          <span className={classes.tabName}>{view.Name}</span>
          {view === current && viewState.isChanged && (
            <Words
              as="span"
              padX="xs"
              tone="soft"
              ground="soft"
              round="sm"
              size="xs"
              weight="medium"
              className={classes.changed}
            >
              {t('LIST_VIEW_CHANGED')}
            </Words>
          )}
        </button>
      ))}
    </Row>
  );
}
