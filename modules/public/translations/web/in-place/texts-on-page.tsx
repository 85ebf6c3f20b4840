import { useState } from 'react';
import { useSpoken } from '#platform/web/i18n/text-store.ts';
import classes from './in-place.module.css';
import { keysOnPage } from './places.ts';
import { Sheet } from './sheet.tsx';
import { TextList } from './text-list.tsx';

type Props = { onClose: () => void; onOpen: (key: string) => void };

/** Every text of the page as a list: the way for who has no pointer, and to what no pointer reaches. */
export function TextsOnPage({ onClose, onOpen }: Props) {
  const { plain: t, texts } = useSpoken();
  const [keys] = useState(keysOnPage);
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const shown = keys.filter((key) => `${key} ${texts[key] ?? ''}`.toLowerCase().includes(words));
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
      <div className={classes.buttons}>
        <button type="button" className={classes.button} onClick={onClose}>
          {t('CLOSE')}
        </button>
      </div>
    </Sheet>
  );
}
