import { Button, Menu } from '@mantine/core';
import { IconFilePlus, IconPlus, IconStack2 } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FORM_BLOCKS } from '../rules/form-blocks.ts';
import { kindRow, QUESTION_KINDS, type QuestionKind } from '../rules/question-kinds.ts';
import { newBlock, newPage, newPart, spotFor } from './change-form.ts';
import { useDesigner } from './designer.ts';
import { KIND_ICONS } from './kind-icons.ts';
import { useIndustries } from './use-industries.ts';

const GROUPS = ['TEXTS', 'NUMBERS', 'CHOICES', 'MANY', 'OTHER'] as const;

/** Menu of the form designer that inserts questions, pages and ready-made blocks after the selected part. */
export function AddMenu() {
  const t = useText();
  const { definition, form, selected, apply } = useDesigner();
  const industries = useIndustries();
  const add = (kind: QuestionKind): void =>
    apply(newPart(form, kind, spotFor(form, selected, kindRow(kind).IsCell)));
  const isInTable = selected?.Kind === 'COLUMN';
  return (
    <Menu width={260} position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={18} />}>
          {t('DESIGNER_ADD')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="24rem" style={{ overflowY: 'auto' }}>
        <Menu.Item leftSection={<IconFilePlus size={17} />} onClick={() => apply(newPage(form, selected))}>
          {t('DESIGNER_ADD_PAGE')}
        </Menu.Item>
        {GROUPS.map((group) => (
          <KindItems key={group} group={group} onAdd={add} isInTable={isInTable} />
        ))}
        <Menu.Label>{t('DESIGNER_BLOCKS')}</Menu.Label>
        {FORM_BLOCKS.map((block) => (
          <Menu.Item
            key={block}
            leftSection={<IconStack2 size={17} />}
            onClick={() => apply(newBlock(definition, block, industries, selected))}
          >
            {t(`FORM_BLOCK_${block}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type ItemsProps = { group: (typeof GROUPS)[number]; onAdd: (kind: QuestionKind) => void; isInTable: boolean };

function KindItems({ group, onAdd, isInTable }: ItemsProps) {
  const t = useText();
  return (
    <>
      <Menu.Label>{t(`QUESTION_GROUP_${group}`)}</Menu.Label>
      {QUESTION_KINDS.filter((kind) => kindRow(kind).Group === group).map((kind) => {
        const Icon = KIND_ICONS[kind];
        return (
          <Menu.Item key={kind} leftSection={<Icon size={17} stroke={1.7} />} onClick={() => onAdd(kind)}>
            {t(`QUESTION_KIND_${kind}`)}
            {isInTable && !kindRow(kind).IsCell ? ` (${t('DESIGNER_BEHIND_TABLE')})` : ''}
          </Menu.Item>
        );
      })}
    </>
  );
}
