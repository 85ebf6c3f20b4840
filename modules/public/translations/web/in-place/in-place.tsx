/**
 * Overlay for translating portal texts directly on a page: frames the text under pointer or focus, opens it
 * for editing in three languages, and lists all texts of the page.
 */

import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { withoutMarks } from '#platform/common/i18n/marks.ts';
import { useActiveTexts } from '#platform/web/i18n/text-store.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import classes from './in-place.module.css';
import { Sheet } from './native-dialog.tsx';
import { keysOnPage, OVERLAY_SELECTOR } from './places.ts';
import { TextList } from './text-list.tsx';
import { TextWindow } from './text-window.tsx';
import { usePointed } from './use-pointed.ts';

type TextsOnPageProps = { onClose: () => void; onOpen: (key: string) => void };

/** Lists all texts of the page, for users without a pointer and for texts that a pointer cannot reach. */
function TextsOnPage({ onClose, onOpen }: TextsOnPageProps) {
  const { plain: t, texts } = useActiveTexts();
  const [keys] = useState(keysOnPage);
  const [search, setSearch] = useState('');
  const query = search.trim().toLowerCase();
  const shown = keys.filter((key) => `${key} ${texts[key] ?? ''}`.toLowerCase().includes(query));
  return (
    <Sheet title={`${t('TRANSLATE_LIST')} (${keys.length})`} onClose={onClose}>
      <input
        type="search"
        className={classes.input}
        aria-label={t('TRANSLATE_LIST_SEARCH')}
        placeholder={t('TRANSLATE_LIST_SEARCH')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <TextList keys={shown} onOpen={onOpen} />
      <Row gap="xs">
        <button type="button" className={classes.button} onClick={onClose}>
          {t('CLOSE')}
        </button>
      </Row>
    </Sheet>
  );
}

/** Removes the invisible key markers from copied text. */
function usePlainCopy(): void {
  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      const text = document.getSelection()?.toString() ?? '';
      if (text === '' || withoutMarks(text) === text) return;
      event.clipboardData?.setData('text/plain', withoutMarks(text));
      event.preventDefault();
    };
    document.addEventListener('copy', copy);
    return () => document.removeEventListener('copy', copy);
  }, []);
}

type Props = {
  onStop: () => void;
  /** Called after saving if the page cannot update its texts itself. */
  onSaved?: () => void;
};

/** Frames the text under the pointer or focus, and opens it for editing in three languages. */
export function InPlace({ onStop, onSaved }: Props) {
  const { plain: t } = useActiveTexts();
  const [opened, setOpened] = useState<readonly string[] | null>(null);
  const [isListed, setListed] = useState(false);
  const before = useRef<Element | null>(null);
  const open = useCallback((keys: readonly string[]) => {
    before.current = document.activeElement;
    setOpened(keys);
  }, []);
  const pointed = usePointed(open);
  usePlainCopy();
  const close = () => {
    setOpened(null);
    if (before.current instanceof HTMLElement) before.current.focus();
  };
  return createPortal(
    <div {...{ [OVERLAY_SELECTOR]: '' }} className={classes.mode}>
      {pointed && opened === null && (
        <div
          className={classes.frame}
          aria-hidden="true"
          style={{
            left: pointed.box.x - 3,
            top: pointed.box.y - 3,
            width: pointed.box.width + 6,
            height: pointed.box.height + 6,
          }}
        />
      )}
      <section className={classes.bar} aria-label={t('TRANSLATE_BAR')}>
        <span className={classes.what}>
          <b>{t('TRANSLATE_BAR')}</b>
          <Words as="span" tone="soft" size="xs" breaks="anywhere">
            {pointed ? <code>{pointed.keys.join(' · ')}</code> : t('TRANSLATE_HINT')}
          </Words>
        </span>
        <button type="button" className={classes.button} onClick={() => setListed(true)}>
          {t('TRANSLATE_LIST')}
        </button>
        <button type="button" className={classes.button} onClick={onStop}>
          {t('TRANSLATE_STOP')}
        </button>
      </section>
      {isListed && (
        <TextsOnPage
          onClose={() => setListed(false)}
          onOpen={(key) => {
            setListed(false);
            open([key]);
          }}
        />
      )}
      {opened && <TextWindow keys={opened} onClose={close} onSaved={onSaved} />}
    </div>,
    document.body,
  );
}
