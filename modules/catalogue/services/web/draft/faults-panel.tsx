/**
 * Panel of the service editor that lists, by tab, the faults that prevent publication of the draft, each
 * linking to its field.
 */

import { IconChevronDown, IconCircleCheck, IconListCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useLocalized } from '#platform/web/i18n/localized-text.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Fault } from '../../rules/contract.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { placeText } from '../place-text.ts';
import { byTab } from '../tab-of.ts';
import classes from './faults-panel.module.css';
import { type FaultGroup, groupFaults } from './group-faults.ts';

type Props = {
  faults: readonly Fault[];
  definition: ServiceDefinition;
  /**
   * Another version is already published and scheduled; no further version can be published until its first
   * day.
   */
  isAnotherWaiting: boolean;
  onGo: (path: string) => void;
};

/** Faults that prevent publication, grouped by tab, each linking to its field. */
export function FaultsPanel({ faults, definition, isAnotherWaiting, onGo }: Props) {
  const t = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (faults.length === 0)
    return (
      <p className={`${classes.panel} ${classes.fine}`} role="status">
        <IconCircleCheck size={19} stroke={1.8} aria-hidden="true" />
        {t(isAnotherWaiting ? 'SERVICE_FAULTS_NONE_WAITING' : 'SERVICE_FAULTS_NONE')}
      </p>
    );
  const grouped = groupFaults(faults);
  const groups = byTab(grouped);
  return (
    <section className={classes.panel} aria-label={t('SERVICE_FAULTS')}>
      <Row gap="sm" lines="2xs" padY="2xs" padX="xs">
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <IconListCheck size={19} stroke={1.8} aria-hidden="true" />
          <span role="status">
            {t('SERVICE_FAULTS_COUNT', {
              count: grouped.length,
            })}
          </span>
          <IconChevronDown
            size={17}
            className={classes.chevron}
            data-open={isOpen || undefined}
            aria-hidden="true"
          />
        </button>
        {!isOpen && (
          <Row as="span" align="stretch" gap="xs" padY="2xs" padX="xs">
            {groups.map(({ tab, label, items }) => (
              <button
                key={tab}
                type="button"
                className={classes.chip}
                onClick={() => onGo(items[0]?.Path ?? '')}
              >
                {t(label)} <b className="num">{items.length}</b>
              </button>
            ))}
          </Row>
        )}
      </Row>
      <Columns id={id} least="lg" gap="lg" lines="sm" className={classes.body} hidden={!isOpen}>
        {groups.map(({ tab, label, items }) => (
          <div key={tab}>
            <Words as="h2" mt="xs" mb="2xs" size="sm">
              {t(label)}{' '}
              <Words as="span" tone="soft" weight="normal">
                {items.length}
              </Words>
            </Words>
            <FaultLinks faults={items} definition={definition} onGo={onGo} />
          </div>
        ))}
      </Columns>
    </section>
  );
}

type LinksProps = Omit<Props, 'faults' | 'isAnotherWaiting'> & { faults: readonly FaultGroup[] };

function FaultLinks({ faults, definition, onGo }: LinksProps) {
  const t = useText();
  const localized = useLocalized();
  return (
    <Stack as="ul" gap="xs" size="sm">
      {faults.map((fault) => (
        <li key={`${fault.Path} ${fault.Message}`}>
          <button type="button" className={classes.link} onClick={() => onGo(fault.Path)}>
            {placeText(fault.Place, [definition], { t, localized }).join(' › ')}
          </button>{' '}
          <Words as="span" tone="soft">
            {fault.Languages.length > 0 &&
              `${fault.Languages.map((one) => t(`ORG_LANGUAGE_${one}`)).join(t('SERVICE_COMMA'))}: `}
            {fault.Message}
          </Words>
        </li>
      ))}
    </Stack>
  );
}
