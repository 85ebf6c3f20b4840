/**
 * Shows in the header of an application or certificate which other users have it open and who is editing it;
 * pressing it lists them all.
 */

import { Popover } from '@mantine/core';
import type { ViewedKind, Viewer } from '#platform/common/contract/viewers.ts';
import type { Translate } from '#platform/web/i18n/translate.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { InitialsCircle } from '#platform/web/ui/initials-circle.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { useViewers } from './use-viewers.ts';
import classes from './viewers.module.css';

/** Maximum number of avatars; further users are counted. */
const MAX_AVATARS = 3;

type Props = { kind: ViewedKind; recordKey: string };

/** Avatars and a short text; pressing it lists everyone with their current activity. */
export function Viewers({ kind, recordKey }: Props) {
  const t = useText();
  // Editing users are listed first, to prevent duplicate work.
  const people = useViewers(kind, recordKey).toSorted((a, b) => Number(b.IsEditing) - Number(a.IsEditing));
  const text = formatViewers(people, t);
  return (
    <div className={classes.place}>
      {people.length > 0 && (
        <Popover position="bottom-end" withArrow shadow="md" width={300}>
          <Popover.Target>
            <button type="button" className={classes.button}>
              <Row
                as="span"
                isOneLine
                isInline
                align="stretch"
                isFixed
                className={classes.faces}
                aria-hidden="true"
              >
                {people.slice(0, MAX_AVATARS).map((one) => (
                  <Face key={one.UserKey} of={one} />
                ))}
              </Row>
              <span className={classes.text}>{text}</span>
            </button>
          </Popover.Target>
          <Popover.Dropdown>
            <Words as="h2" mb="xs" tone="soft" size="xs" weight="strong">
              {t('LIVE_VIEWERS')}
            </Words>
            <Stack as="ul" gap="xs">
              {people.map((one) => (
                <Row key={one.UserKey} as="li" isOneLine gap="xs" size="sm" className={classes.person}>
                  <Face of={one} />
                  <span>
                    <b>{nameOf(one, t)}</b>
                    <Words as="span" isBlock tone="faint" size="xs">
                      {t(doingOf(one))}
                    </Words>
                  </span>
                </Row>
              ))}
            </Stack>
          </Popover.Dropdown>
        </Popover>
      )}
      <span role="status" className={classes.meta}>
        {text}
      </span>
    </div>
  );
}

const Face = ({ of }: { of: Viewer }) => (
  <InitialsCircle
    name={of.Name}
    className={classes.face}
    data-client={of.IsClient || undefined}
    data-away={!of.IsViewing || undefined}
    data-editing={of.IsEditing || undefined}
  />
);

const nameOf = ({ Name, IsClient }: Viewer, t: Translate): string =>
  IsClient ? t('LIVE_VIEWER_CLIENT', { name: Name }) : Name;

const doingOf = ({ IsEditing, IsViewing }: Viewer) =>
  IsEditing ? 'LIVE_VIEWER_FORM' : IsViewing ? 'LIVE_VIEWER_VIEWS' : 'LIVE_VIEWER_AWAY';

function formatViewers(people: readonly Viewer[], t: Translate): string {
  const [one, ...others] = people;
  if (!one) return '';
  if (one.IsEditing) return t('LIVE_VIEWER_EDITING', { name: nameOf(one, t) });
  return others.length === 0
    ? t('LIVE_VIEWER_ONE', { name: nameOf(one, t) })
    : t('LIVE_VIEWER_MANY', { count: people.length });
}
