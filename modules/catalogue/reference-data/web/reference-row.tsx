/**
 * Row of an industry, tag or stage on its settings screen: names, code, number of uses, and a menu to edit,
 * retire, restore or remove it.
 */

import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { LANGUAGE_TAGS, LANGUAGES } from '#platform/common/i18n/language.ts';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useLanguage } from '#platform/web/i18n/use-language.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Badge } from '#platform/web/ui/badge.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { Paragraph } from '#platform/web/ui/paragraph.tsx';
import { USES_CAP, type Use } from '../rules/contract.ts';
import { EntryConfirm } from './entry-confirm.tsx';
import classes from './reference.module.css';
import { codeOf, type Entry, type ReferenceKind } from './reference-kind.ts';

/** Formats uses as "2 services · 14 applications". */
function useUsesText(): (uses: readonly Use[] | undefined) => string {
  const t = useText();
  return (uses = []) =>
    uses.length === 0
      ? t('REFERENCE_UNUSED')
      : uses
          .map(({ Kind, Count }) =>
            t(`REFERENCE_USED_${Kind}`, {
              count: `${Count.toLocaleString('en')}${Count >= USES_CAP ? '+' : ''}`,
            }),
          )
          .join(' · ');
}

/**
 * Focus target after a menu action that may have removed the row: the menu button or, if gone, the list's
 * frame.
 */
function useFocusReturn(): {
  menu: RefObject<HTMLButtonElement | null>;
  back: RefObject<HTMLElement | null>;
} {
  const menu = useRef<HTMLButtonElement>(null);
  const frame = useRef<Element | null>(null);
  const [back] = useState(() => ({
    get current(): HTMLElement | null {
      return menu.current ?? (frame.current as HTMLElement | null);
    },
  }));
  if (menu.current) frame.current = menu.current.closest('section');
  return { menu, back };
}

type Props = {
  kind: ReferenceKind;
  entry: Entry;
  handle: ReactNode;
  onEdit: (entry: Entry) => void;
  onChanged: (data: unknown) => void;
  menuOf: ((entry: Entry) => ReactNode) | undefined;
};

/** The row. The name opens the entry; the user's own language comes first, followed by the other two. */
export function ReferenceRow({ kind, entry, handle, onEdit, onChanged, menuOf }: Props) {
  const t = useText();
  const localized = useLocalized();
  const language = useLanguage();
  const usesText = useUsesText();
  const [pendingAction, setPendingAction] = useState<'RETIRE' | 'REMOVE' | null>(null);
  const { menu, back } = useFocusReturn();
  const name = localized(entry.Name);
  const code = codeOf(entry);
  const isUsed = (entry.Uses ?? []).length > 0;
  return (
    <div className={classes.row} data-retired={!entry.IsActive || undefined}>
      {handle}
      <Stack gap="2xs" className={classes.names}>
        <button type="button" className={classes.name} onClick={() => onEdit(entry)}>
          {name}
        </button>
        <Row as="span" align="stretch" gap="sm" lines="2xs" tone="soft" size="xs" className={classes.others}>
          {LANGUAGES.filter((one) => one !== language).map((one) => (
            <span key={one} lang={LANGUAGE_TAGS[one]}>
              {entry.Name[one]}
            </span>
          ))}
        </Row>
        {entry.Description && localized(entry.Description) !== '' && (
          <Words as="span" tone="faint" size="xs" breaks="anywhere">
            <Paragraph text={localized(entry.Description)} />
          </Words>
        )}
      </Stack>
      <Row gap="xs" size="sm" className={classes.facts}>
        {!entry.IsActive && <Badge tone="plain">{t('REFERENCE_RETIRED')}</Badge>}
        {entry.Step && (
          <Words as="span" padX="xs" tone="green" ground="green" line="green" round="full" size="xs">
            {t(`STEP_${entry.Step}`)}
          </Words>
        )}
        {entry.TargetDays !== undefined && (
          <span className="num nowrap">{t('STAGE_DAYS_OF', { count: entry.TargetDays })}</span>
        )}
        {code && (
          <Words as="code" padX="xs" tone="soft" ground="soft" round="sm" size="xs" breaks="anywhere">
            {code}
          </Words>
        )}
      </Row>
      <Words as="span" tone="soft" size="xs" className={classes.uses} data-none={!isUsed || undefined}>
        {usesText(entry.Uses)}
      </Words>
      <Menu position="bottom-end" width={240} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <ActionIcon
            ref={menu}
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t('REFERENCE_MENU', { name })}
          >
            <IconDots size={18} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onEdit(entry)}>{t('REFERENCE_CHANGE')}</Menu.Item>
          {menuOf?.(entry)}
          <Menu.Item onClick={() => setPendingAction('RETIRE')}>
            {t(entry.IsActive ? 'REFERENCE_RETIRE' : 'REFERENCE_RESTORE')}
          </Menu.Item>
          <Menu.Divider />
          {isUsed ? (
            <Menu.Label>{t('REFERENCE_USED_HINT')}</Menu.Label>
          ) : (
            <Menu.Item color="var(--red)" onClick={() => setPendingAction('REMOVE')}>
              {t('REFERENCE_REMOVE')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {pendingAction && (
        <EntryConfirm
          kind={kind}
          entry={entry}
          asked={pendingAction}
          back={back}
          onChanged={onChanged}
          onClose={() => setPendingAction(null)}
        />
      )}
    </div>
  );
}
