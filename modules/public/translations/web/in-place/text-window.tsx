import { useEffect, useState } from 'react';
import { call } from '#platform/web/api/call.ts';
import { useActiveTexts } from '#platform/web/i18n/text-store.ts';
import { useErrorText } from '#platform/web/ui/error-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { type TextView, translationRoutes } from '../../rules/contract.ts';
import classes from './in-place.module.css';
import { Sheet } from './native-dialog.tsx';
import { TextForm } from './text-form.tsx';
import { TextList } from './text-list.tsx';

type Props = { keys: readonly string[]; onClose: () => void; onSaved: (() => void) | undefined };

/**
 * Dialog of in-place translation that edits the texts of one page element: a single text opens immediately,
 * otherwise one is chosen.
 */
export function TextWindow({ keys, onClose, onSaved }: Props) {
  const { plain: t } = useActiveTexts();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(keys.length === 1 ? (keys[0] ?? null) : null);
  const [view, setView] = useState<TextView | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    let isUnmounted = false;
    call(translationRoutes.list, { query: { Keys: chosen } })
      .then(({ Rows }) => !isUnmounted && setView(Rows[0] ?? null))
      .catch((error: unknown) => !isUnmounted && setFailure(errorText(error)));
    return () => {
      isUnmounted = true;
    };
  }, [chosen, errorText]);
  return (
    <Sheet title={t(chosen === null ? 'TRANSLATE_CHOOSE' : 'TRANSLATE_EDIT')} onClose={onClose}>
      {chosen === null && <TextList keys={keys} onOpen={setChosen} />}
      {failure && (
        <Words role="alert" tone="red" size="xs">
          {failure}
        </Words>
      )}
      {view ? (
        <TextForm key={view.Key} view={view} onClose={onClose} onSaved={onSaved} />
      ) : (
        <Row gap="xs">
          <button type="button" className={classes.button} onClick={onClose}>
            {t('CLOSE')}
          </button>
        </Row>
      )}
    </Sheet>
  );
}
