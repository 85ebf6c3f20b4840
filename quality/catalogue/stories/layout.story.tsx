/** Stories of the primitives of which pages are composed: stacks, rows, columns, boxes and text. */
import { Badge } from '#platform/web/ui/badge.tsx';
import { Box } from '#platform/web/ui/layout/box.tsx';
import { Columns } from '#platform/web/ui/layout/columns.tsx';
import { Row } from '#platform/web/ui/layout/row.tsx';
import { Stack } from '#platform/web/ui/layout/stack.tsx';
import { Words } from '#platform/web/ui/layout/words.tsx';
import type { Story } from '../story.ts';

const SIZES = ['xs', 'sm', 'md', 'lg', 'xl', 'display'] as const;
const SPACES = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl'] as const;
const TONES = ['ink', 'soft', 'faint', 'green', 'amber', 'red', 'blue', 'gold'] as const;
const GROUNDS = ['card', 'soft', 'plain', 'green', 'amber', 'red', 'blue'] as const;

export const text: Story = {
  id: 'layout/text',
  title: 'The six sizes and the tones of text',
  render: () => (
    <Stack gap="xs" className="sizes">
      {SIZES.map((size) => (
        <Words key={size} size={size}>
          Lantau Food Limited 大嶼食品有限公司
        </Words>
      ))}
      <Row gap="md">
        {TONES.map((tone) => (
          <Words key={tone} as="span" tone={tone} weight="medium">
            {tone}
          </Words>
        ))}
      </Row>
    </Stack>
  ),
  shown: '.sizes',
};

export const spaces: Story = {
  id: 'layout/spaces',
  title: 'The six spaces, as inner space and between the parts of a row',
  render: () => (
    <Stack gap="md" className="spaces">
      {SPACES.map((space) => (
        <Row key={space} gap={space}>
          {['1', '2', '3'].map((part) => (
            <Box key={part} pad={space} ground="green" round="sm">
              {part}
            </Box>
          ))}
        </Row>
      ))}
    </Stack>
  ),
  shown: '.spaces',
};

export const columns: Story = {
  id: 'layout/columns',
  title: 'Framed parts in columns, which become one on a phone',
  render: () => (
    <Columns least="md" gap="md" className="columns">
      {GROUNDS.map((ground) => (
        <Stack key={ground} gap="xs" pad="md" isFramed={ground === 'card'} ground={ground} round="lg">
          <Row justify="between" gap="xs">
            <Words weight="strong">QMS-2026-0001</Words>
            <Badge tone="plain">{ground}</Badge>
          </Row>
          <Words size="sm">Lantau Food Limited</Words>
        </Stack>
      ))}
    </Columns>
  ),
  shown: '.columns',
};
