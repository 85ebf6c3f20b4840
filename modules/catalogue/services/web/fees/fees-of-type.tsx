import { Button, Menu } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { AssessmentType } from '#platform/common/format/assessment-types.ts';
import { useFormat } from '#platform/web/i18n/use-format.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import type { ServiceDefinition } from '../../rules/definition.ts';
import { feeTotal } from '../../rules/fee-total.ts';
import { PartSection } from '../part-section.tsx';
import type { ServiceTabProps } from '../service-tab-props.ts';
import { type Fee, FeeLines, MAX_FEES } from './fee-lines.tsx';

/**
 * Section of the service editor's fees tab for one assessment type: edits its invoice lines, shows the total
 * and copies lines from another type.
 */
export function FeesOfType(props: ServiceTabProps & { type: AssessmentType }) {
  const { definition, change, faults, type } = props;
  const t = useText();
  const { money } = useFormat();
  const lines = definition.Fees[type] ?? [];
  const set = (next: Fee[]) => change({ Fees: { ...definition.Fees, [type]: next } });
  return (
    <PartSection
      title={t(`TYPE_${type}`)}
      place={`Fees.${type}`}
      aside={<b className="num">{money(feeTotal(definition, type), definition.Currency)}</b>}
    >
      <FeeLines
        lines={lines}
        path={`Fees.${type}`}
        label={t('SERVICE_FEES_OF', { type: t(`TYPE_${type}`) })}
        none={t('SERVICE_FEES_NONE')}
        faults={faults}
        onChange={set}
        more={
          <CopyFees
            {...props}
            onCopy={(from) => set([...lines, ...(definition.Fees[from] ?? [])].slice(0, MAX_FEES))}
          />
        }
      />
    </PartSection>
  );
}

type CopyProps = {
  definition: ServiceDefinition;
  type: AssessmentType;
  onCopy: (from: AssessmentType) => void;
};

/** Appends the lines of another assessment type. */
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
