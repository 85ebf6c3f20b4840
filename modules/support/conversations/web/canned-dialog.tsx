import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Dialog } from '#platform/web/ui/dialog/dialog.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { type CannedAnswer, conversationRoutes } from '../rules/contract.ts';
import { CannedForm } from './canned-form.tsx';
import classes from './inbox.module.css';

/**
 * Dialog of the staff inbox with the canned answers (prepared replies): all inbox users can read them, some
 * roles can add and edit them.
 */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const language = useLanguage();
  const { data } = useGet(conversationRoutes.cannedList);
  const [edited, setEdited] = useState<CannedAnswer | 'NEW' | null>(null);
  const title = edited === null ? 'CANNED_TITLE' : edited === 'NEW' ? 'CANNED_NEW' : 'CANNED_EDIT';
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={<b>{t(title)}</b>}
      closeButtonProps={{ 'aria-label': t('CLOSE') }}
      // A careless click must not discard what is being written.
      closeOnClickOutside={edited === null}
      closeOnEscape={edited === null}
    >
      {!data && <Skeletons lines={4} />}
      {data && edited !== null && (
        <CannedForm answer={edited === 'NEW' ? null : edited} onBack={() => setEdited(null)} />
      )}
      {data && edited === null && (
        <>
          <Words tone="soft" size="sm">
            {t('CANNED_LEAD')}
          </Words>
          {data.Rows.length === 0 && <EmptyState title={t('CANNED_EMPTY')} text={t('CANNED_EMPTY_TEXT')} />}
          <Stack as="ul" mt="sm" mb="md" className={classes.canned}>
            {data.Rows.map((row) => (
              <li key={row.CannedKey}>
                <div className={classes.cannedWords}>
                  <strong>{row.Title[language]}</strong>
                  <p>{row.Text[language]}</p>
                </div>
                {data.MayChange && (
                  <Button
                    variant="default"
                    size="xs"
                    aria-label={t('CANNED_EDIT_OF', { name: row.Title[language] })}
                    onClick={() => setEdited(row)}
                  >
                    {t('CANNED_EDIT_BUTTON')}
                  </Button>
                )}
              </li>
            ))}
          </Stack>
          {data.MayChange && (
            <Button
              leftSection={<IconPlus size={16} stroke={1.8} aria-hidden="true" />}
              onClick={() => setEdited('NEW')}
            >
              {t('CANNED_NEW')}
            </Button>
          )}
        </>
      )}
    </Dialog>
  );
}
