import { Button, Menu } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { PartSection } from '#modules/catalogue/services/web/index.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import { formTextIn } from '../rules/form-text.ts';
import { listOf } from '../rules/json.ts';
import { endOf, type Spot } from '../rules/move-question.ts';
import { kindRow, QUESTION_KINDS } from '../rules/question-kinds.ts';
import { type FormNode, nameOf, typeOf } from '../rules/walk.ts';
import { newPart } from './change-form.ts';
import { placeOf, useDesigner } from './designer.ts';
import { KIND_ICONS } from './kind-icons.ts';

const LISTS: Readonly<Record<string, string>> = {
  matrixdynamic: 'columns',
  matrixdropdown: 'columns',
  paneldynamic: 'templateElements',
  panel: 'elements',
};

/**
 * Section of the form designer's panel for a selected table, list or group: lists the parts inside it, each
 * a button that selects it, and adds new ones.
 */
export function ChildParts({ node }: { node: FormNode }) {
  const t = useText();
  const { form, nodes, language, select, apply, isReadOnly } = useDesigner();
  const list = node.Kind === 'ELEMENT' ? LISTS[typeOf(node)] : undefined;
  if (!list) return null;
  const isTable = list === 'columns';
  const spot: Spot = endOf(form, { List: [...node.Path, list], Index: 0 });
  const children = nodes.filter(
    (one) => one.Path.length === node.Path.length + 2 && one.Parents.at(-1) === node,
  );
  const kinds = QUESTION_KINDS.filter((kind) => !isTable || kindRow(kind).IsCell);
  return (
    <PartSection title={t(isTable ? 'DESIGNER_COLUMNS' : 'DESIGNER_PARTS')} place={placeOf(node.Path, list)}>
      <Row as="ul" align="stretch" gap="xs">
        {children.map((child) => (
          <li key={child.Path.join('.')}>
            <Button variant="default" size="xs" onClick={() => select(child.Path)}>
              {formTextIn(child.Json.title, language) || nameOf(child)}
            </Button>
          </li>
        ))}
      </Row>
      {listOf(node.Json[list]).length === 0 && (
        <Words mb="xs" tone="soft" size="xs">
          {t('DESIGNER_NO_PARTS')}
        </Words>
      )}
      {!isReadOnly && (
        <Menu width={240} position="bottom-start" withinPortal>
          <Menu.Target>
            <Button variant="default" leftSection={<IconPlus size={18} />} w="max-content">
              {t(isTable ? 'DESIGNER_ADD_COLUMN' : 'DESIGNER_ADD')}
            </Button>
          </Menu.Target>
          <Menu.Dropdown mah="20rem" style={{ overflowY: 'auto' }}>
            {kinds.map((kind) => {
              const Icon = KIND_ICONS[kind];
              return (
                <Menu.Item
                  key={kind}
                  leftSection={<Icon size={17} stroke={1.7} />}
                  onClick={() => apply(newPart(form, kind, spot))}
                >
                  {t(`QUESTION_KIND_${kind}`)}
                </Menu.Item>
              );
            })}
          </Menu.Dropdown>
        </Menu>
      )}
    </PartSection>
  );
}
