import type { RichTextEditorLabels } from '@mantine/tiptap';
import { useText } from '#platform/web/i18n/use-text.ts';

/** The names of the editor's buttons in the language of the reader. */
export function useEditorLabels(): Partial<RichTextEditorLabels> {
  const t = useText();
  return {
    h2ControlLabel: t('CONTENT_TOOL_H2'),
    h3ControlLabel: t('CONTENT_TOOL_H3'),
    boldControlLabel: t('CONTENT_TOOL_BOLD'),
    italicControlLabel: t('CONTENT_TOOL_ITALIC'),
    underlineControlLabel: t('CONTENT_TOOL_UNDERLINE'),
    bulletListControlLabel: t('CONTENT_TOOL_BULLETS'),
    orderedListControlLabel: t('CONTENT_TOOL_NUMBERS'),
    blockquoteControlLabel: t('CONTENT_TOOL_QUOTE'),
    linkControlLabel: t('CONTENT_TOOL_LINK'),
    unlinkControlLabel: t('CONTENT_TOOL_UNLINK'),
    undoControlLabel: t('CONTENT_TOOL_UNDO'),
    redoControlLabel: t('CONTENT_TOOL_REDO'),
    linkEditorInputLabel: t('CONTENT_LINK_ADDRESS'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('CONTENT_LINK_TAB'),
    linkEditorInternalLink: t('CONTENT_LINK_TAB'),
    linkEditorSave: t('CONTENT_LINK_SAVE'),
  };
}
