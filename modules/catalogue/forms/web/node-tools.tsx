import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowsMove,
  IconArrowUp,
  IconCopy,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { formTextIn } from '../rules/form-text.ts';
import { endOf, insideOf, spotOfStep } from '../rules/move-question.ts';
import { type FormNode, nameOf } from '../rules/walk.ts';
import { copied, movedInto, placesFor, stepped, without } from './change-form.ts';
import { type DesignChange, useDesigner } from './designer.ts';

/**
 * Toolbar of the form designer for the selected part: moves it up, down or to another page or group, copies
 * it or removes it.
 */
export function NodeTools({ node }: { node: FormNode }) {
  const t = useText();
  const { form, apply } = useDesigner();
  const step = (by: -1 | 1) => ({
    isOff: spotOfStep(form, node.Path, by) === undefined,
    run: () => stepped(form, node, by),
  });
  const up = step(-1);
  const down = step(1);
  const tool = (label: string, Icon: TablerIcon, run: () => DesignChange | null, isOff = false) => (
    <Tooltip label={t(label)}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={t(label)}
        aria-disabled={isOff || undefined}
        data-disabled={isOff || undefined}
        onClick={() => !isOff && apply(run())}
      >
        <Icon size={18} stroke={1.7} />
      </ActionIcon>
    </Tooltip>
  );
  return (
    <Row align="stretch" gap="2xs" role="toolbar" aria-label={t('DESIGNER_TOOLS')}>
      {tool('DESIGNER_UP', IconArrowUp, up.run, up.isOff)}
      {tool('DESIGNER_DOWN', IconArrowDown, down.run, down.isOff)}
      <MoveMenu node={node} />
      {tool('DESIGNER_COPY', IconCopy, () => copied(form, node))}
      {tool('DESIGNER_REMOVE', IconTrash, () => without(form, node))}
    </Row>
  );
}

function MoveMenu({ node }: { node: FormNode }) {
  const t = useText();
  const { form, language, apply } = useDesigner();
  const places = placesFor(form, node);
  if (places.length === 0) return null;
  return (
    <Menu width={260} position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('DESIGNER_MOVE_TO')}
          title={t('DESIGNER_MOVE_TO')}
        >
          <IconArrowsMove size={18} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
        <Menu.Label>{t('DESIGNER_MOVE_TO')}</Menu.Label>
        {places.map((place) => {
          const spot = insideOf(place);
          return (
            <Menu.Item
              key={place.Path.join('.')}
              pl={12 + place.Parents.length * 14}
              onClick={() => spot && apply(movedInto(form, node, endOf(form, spot)))}
            >
              {formTextIn(place.Json.title, language) || nameOf(place)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
