/**
 * Tab of the help panel with the frequently asked questions (for staff also about their work) and their search, and the ways to chat with or
 * contact the certification body below.
 */

import { Button, TextInput } from '@mantine/core';
import { IconChevronDown, IconKeyboard, IconMail, IconMessageCircle, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useGet } from '#platform/web/api/use-get.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { ErrorPanel } from '#platform/web/ui/error-panel.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { KeysSwitch } from '#platform/web/ui/preference/keys-switch.tsx';
import { shortcutText } from '#platform/web/ui/shortcut-text.ts';
import { Skeletons } from '#platform/web/ui/skeletons.tsx';
import { contentRoutes } from '../../rules/contract.ts';
import { searchFaq } from '../../rules/search-faq.ts';
import type { FaqGroup } from '../../rules/shapes.ts';
import { RichHtml } from '../rich-html.tsx';
import classes from './help.module.css';
import { useStaffHelp } from './use-staff-help.ts';

type Props = { groups: readonly FaqGroup[]; isOpen: boolean };

/** Lists questions by group; expanded if the search found only one or two. */
function FaqList({ groups, isOpen }: Props) {
  const language = useLanguage();
  return groups.map((group) => (
    <Stack key={group.Key} as="section" gap="xs" className={classes.group} aria-label={group.Title[language]}>
      <h3>{group.Title[language]}</h3>
      <Stack as="ul" gap="xs" className={classes.faq}>
        {group.Questions.map(({ Key, Title, Answer }) => (
          <li key={`${Key} ${isOpen}`}>
            <details open={isOpen || undefined}>
              <summary>
                <span>{Title[language]}</span>
                <IconChevronDown size={17} stroke={1.8} aria-hidden="true" />
              </summary>
              <RichHtml html={Answer[language]} className={classes.answer} />
            </details>
          </li>
        ))}
      </Stack>
    </Stack>
  ));
}

const STALE_AFTER_MS = 5 * 60_000;

/** Searches the frequently asked questions; offers chat and contact below. */
export function HelpAnswers({ onChat }: { onChat?: (() => void) | undefined }) {
  const t = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const faq = useGet(contentRoutes.faq, undefined, { staleMs: STALE_AFTER_MS });
  const ofStaff = useStaffHelp();
  const found = faq.data && searchFaq([...ofStaff, ...faq.data.Groups], typed, language);
  const count = found?.reduce((sum, { Questions }) => sum + Questions.length, 0) ?? 0;
  const isSearched = typed.trim() !== '';
  return (
    <Stack gap="md" pad="md" isGrowing className={classes.answers}>
      <TextInput
        type="search"
        aria-label={t('HELP_SEARCH')}
        placeholder={t('HELP_SEARCH')}
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
      />
      <p className="visually-hidden" role="status">
        {isSearched && found ? t('HELP_FOUND', { count }) : ''}
      </p>
      {!faq.data && !faq.isError && <Skeletons lines={6} />}
      {faq.isError && <ErrorPanel error={faq.error} onRetry={() => faq.refetch()} />}
      {found && <FaqList groups={found} isOpen={isSearched && count <= 2} />}
      {found?.length === 0 && (
        <Box pad="md" tone="soft" round="lg" breaks="anywhere" className={classes.none}>
          <Words mt="sm" mb="sm" tone="ink" weight="strong">
            {t('HELP_NONE', { text: typed.trim() })}
          </Words>
          <p>{t('HELP_NONE_TEXT')}</p>
        </Box>
      )}
      <section className={classes.ask} aria-label={t('HELP_ASK')}>
        <h2>{t('HELP_ASK')}</h2>
        <Row align="stretch" gap="xs">
          {onChat && (
            <Button
              leftSection={<IconMessageCircle size={17} stroke={1.7} aria-hidden="true" />}
              onClick={onChat}
            >
              {t('HELP_CHAT_OPEN')}
            </Button>
          )}
          {/* Public pages open in a new tab, so that no input is lost. */}
          <Button
            component="a"
            href="/contact"
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<IconMail size={17} stroke={1.7} aria-hidden="true" />}
          >
            {t('HELP_CONTACT')}
          </Button>
        </Row>
        <Row as="p" isOneLine align="start" gap="xs" tone="soft" size="sm" className={classes.keys}>
          <IconKeyboard size={17} stroke={1.6} aria-hidden="true" />
          <span>
            {t('HELP_KEYS_TEXT', { keys: shortcutText() })} {t('HELP_KEYS_SINGLE')}
          </span>
        </Row>
        <KeysSwitch />
      </section>
    </Stack>
  );
}
