import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { LocalizedField } from '#platform/web/ui/form/localized-field.tsx';
import { ReorderList } from '#platform/web/ui/form/reorder-list.tsx';
import type { HomeBlock } from '../../rules/shapes.ts';
import { BlockFields } from './block-fields.tsx';
import classes from './edit.module.css';
import type { EditorProps } from './editor-props.ts';
import { moved, without } from './list-changes.ts';
import { BLOCK_TYPES, newBlock } from './new-parts.ts';
import { RemoveButton } from './remove-button.tsx';
import { useAvailableText } from './use-available-text.ts';

/**
 * Editor for the draft of the public home page: texts above the search, and blocks below the services, which
 * can be added, removed and reordered.
 */
export function HomeEditor({ content, faults, onChange }: EditorProps<'HOME'>) {
  const t = useText();
  const { Blocks } = content;
  const set = (next: HomeBlock[]) => onChange({ ...content, Blocks: next });
  const first = useAvailableText();
  const nameOf = (block: HomeBlock) => {
    const own = first(block.Type === 'PICTURE' ? block.Alt : block.Title);
    return [t(`CONTENT_BLOCK_${block.Type}`), own].filter(Boolean).join(' · ');
  };
  return (
    <div className={classes.part}>
      <Card title={t('CONTENT_HERO')}>
        <div className={classes.part}>
          <LocalizedField
            label={t('CONTENT_PART_TITLE')}
            path="Title"
            value={content.Title}
            onChange={(Title) => onChange({ ...content, Title })}
          />
          <LocalizedField
            label={t('CONTENT_PART_LEAD')}
            path="Lead"
            isLong
            maxLength={600}
            value={content.Lead}
            onChange={(Lead) => onChange({ ...content, Lead })}
          />
        </div>
      </Card>
      <ReorderList
        items={Blocks}
        keyOf={(block) => block.Key}
        nameOf={nameOf}
        label={t('CONTENT_BLOCKS')}
        onMove={(from, to) => set(moved(Blocks, from, to))}
        className={classes.part}
      >
        {(block, at, handle) => (
          <Card
            title={nameOf(block)}
            aside={
              <>
                {handle}
                <RemoveButton name={nameOf(block)} onRemove={() => set(without(Blocks, at))} />
              </>
            }
          >
            <BlockFields
              block={block}
              path={`Blocks.${at}`}
              faults={faults}
              onChange={(next) => set(Blocks.map((one, index) => (index === at ? next : one)))}
            />
          </Card>
        )}
      </ReorderList>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={Blocks.length >= 12}
            style={{ justifySelf: 'start' }}
          >
            {t('CONTENT_BLOCK_ADD')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {BLOCK_TYPES.map((type) => (
            <Menu.Item key={type} onClick={() => set([...Blocks, newBlock(type)])}>
              {t(`CONTENT_BLOCK_${type}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
