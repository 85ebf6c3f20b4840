/**
 * Rich text editor with toolbar for one text in one language; pasted text keeps only the allowed elements,
 * and the server sanitises it again.
 */
import { Link, RichTextEditor } from '@mantine/tiptap';
import Image from '@tiptap/extension-image';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { LANGUAGE_TAGS, type Language } from '#platform/common/i18n/language.ts';
import { PICTURE_PATH } from '../../rules/shapes.ts';
import '@mantine/tiptap/styles.css';
import type { RichTextEditorLabels } from '@mantine/tiptap';
import { useText } from '#platform/web/i18n/use-text.ts';
import { pastedHtml } from './pasted-html.ts';
import { PictureControl } from './picture-control.tsx';
import classes from './rich-text.module.css';

/** Labels of the editor's buttons in the user's language. */
function useEditorLabels(): Partial<RichTextEditorLabels> {
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

type Props = {
  label: string;
  language: Language;
  place: string;
  value: string;
  onChange: (html: string) => void;
  isTall: boolean;
  isWrong: boolean;
};

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3, 4] }, code: false, codeBlock: false, link: false }),
  Link.configure({ protocols: ['mailto', 'tel'], HTMLAttributes: { target: null, rel: null } }),
  Image.extend({
    // Only pictures of this portal: the server would remove others, and the browser would request them.
    parseHTML: () => [{ tag: `img[src^="${PICTURE_PATH}"]` }],
    addInputRules: () => [],
    addAttributes() {
      return { ...this.parent?.(), width: { default: null }, height: { default: null } };
    },
  }).configure({ inline: false, allowBase64: false }),
];

/** Pasted text keeps only the allowed elements; the server sanitises it again. */
export function RichText({ label, language, place, value, onChange, isTall, isWrong }: Props) {
  const t = useText();
  const labels = useEditorLabels();
  const reported = useRef(value);
  const notify = useRef(onChange);
  useEffect(() => {
    notify.current = onChange;
  });
  const editor = useEditor({
    extensions,
    content: value,
    shouldRerenderOnTransaction: true,
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang: LANGUAGE_TAGS[language],
        'data-place': place,
        spellcheck: 'true',
      },
    },
    onUpdate: ({ editor: changed }) => {
      reported.current = changed.isEmpty ? '' : changed.getHTML();
      notify.current(reported.current);
    },
  });
  // Updates the editor when the text is set from outside, for example by a suggestion.
  useEffect(() => {
    if (!editor || value === reported.current) return;
    reported.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      variant="subtle"
      className={classes.editor}
      data-wrong={isWrong || undefined}
    >
      <RichTextEditor.Toolbar className={classes.tools} aria-label={t('CONTENT_TOOLS')} role="toolbar">
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.Underline />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Blockquote />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
          <PictureControl editor={editor} />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
      </RichTextEditor.Toolbar>
      <RichTextEditor.Content className={isTall ? classes.tall : classes.low} />
    </RichTextEditor>
  );
}
