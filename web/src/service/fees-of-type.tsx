import type { AssessmentType } from '@assay/shared/application/statuses.ts';
import type { ServiceDefinition } from '@assay/shared/service/definition.ts';
import { feeTotal } from '@assay/shared/service/fee-total.ts';
import { Button, Menu } from '@mantine/core';
import { IconCopy, IconPlus } from '@tabler/icons-react';
import { useLocalized } from '../i18n/localized-text.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useText } from '../i18n/use-text.ts';
import { moved } from '../ui/moved.ts';
import { ReorderList } from '../ui/reorder-list.tsx';
import { FeeLine } from './fee-line.tsx';
import fees from './fees.module.css';
import { PartProblems } from './part-problems.tsx';
import { PartSection } from './part-section.tsx';
import classes from './parts.module.css';
import type { ServiceTabProps } from './service-tab-props.ts';

type Fee = NonNullable<ServiceDefinition['Fees'][AssessmentType]>[number];
const MOST = 20;

/** The lines of one type's invoice, in their order. */
export function FeesOfType(props: ServiceTabProps & { type: AssessmentType }) {
  const { definition, change, faults, type } = props;
  const t = useText();
  const localized = useLocalized();
  const { money } = useFormat();
  const lines = definition.Fees[type] ?? [];
  const set = (next: Fee[]) => change({ Fees: { ...definition.Fees, [type]: next } });
  const nameOf = (line: Fee, index: number) =>
    localized(line.Description) || t('SERVICE_LINE', { number: index + 1 });
  return (
    <PartSection
      title={t(`TYPE_${type}`)}
      place={`Fees.${type}`}
      aside={<b className="num">{money(feeTotal(definition, type), definition.Currency)}</b>}
    >
      <PartProblems faults={faults} paths={[`Fees.${type}`]} />
      {lines.length === 0 && <p className={classes.bare}>{t('SERVICE_FEES_NONE')}</p>}
      <ReorderList
        items={lines}
        keyOf={(_, index) => String(index)}
        nameOf={nameOf}
        onMove={(from, to) => set(moved(lines, from, to))}
        label={t('SERVICE_FEES_OF', { type: t(`TYPE_${type}`) })}
        className={classes.rows}
      >
        {(line, index, handle) => (
          <FeeLine
            fee={line}
            handle={handle}
            path={`Fees.${type}.${index}`}
            name={nameOf(line, index)}
            faults={faults}
            onChange={(next) => set(lines.with(index, next))}
            onRemove={() => set(lines.toSpliced(index, 1))}
          />
        )}
      </ReorderList>
      <div className={fees.foot}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} />}
          disabled={lines.length >= MOST}
          onClick={() => set([...lines, { Description: { EN: '', CHT: '', CHS: '' }, AmountCents: 0 }])}
        >
          {t('SERVICE_FEE_ADD')}
        </Button>
        <CopyFees
          {...props}
          onCopy={(from) => set([...lines, ...(definition.Fees[from] ?? [])].slice(0, MOST))}
        />
      </div>
    </PartSection>
  );
}

type CopyProps = {
  definition: ServiceDefinition;
  type: AssessmentType;
  onCopy: (from: AssessmentType) => void;
};

/** The lines of another type, put behind the own ones. */
function CopyFees({ definition, type, onCopy }: CopyProps) {
  const t = useText();
  const others = definition.AssessmentTypes.filter(
    (other) => other !== type && (definition.Fees[other] ?? []).length > 0,
  );
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconCopy size={16} />}>
          {t('SERVICE_FEES_COPY')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map((other) => (
          <Menu.Item key={other} onClick={() => onCopy(other)}>
            {t(`TYPE_${other}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
