import { RichTextEditor } from '@mantine/tiptap';
import { IconPhoto } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/i18n/use-text.ts';
import { toast } from '#platform/web/ui/toast.ts';
import { PICTURE_TYPES, useNewPicture } from './use-new-picture.ts';

/**
 * Button in the toolbar of the rich text editor that uploads a picture and inserts it at the cursor. The
 * file name is the default alternative text.
 */
export function PictureControl({ editor }: { editor: Editor | null }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const name = useRef('');
  const picture = useNewPicture(({ Address, Width, Height }) => {
    const attrs = { src: Address, alt: name.current, width: Width, height: Height };
    editor?.chain().focus().insertContent({ type: 'image', attrs }).run();
  });
  useEffect(() => {
    if (picture.failure) toast(picture.failure, 'danger');
  }, [picture.failure]);
  const take = (file: File | undefined) => {
    if (!file) return;
    name.current = file.name.replace(/\.[^.]+$/, '').replace(/[-_]+/g, ' ');
    void picture.add([file]);
  };
  return (
    <>
      <RichTextEditor.Control
        aria-label={t('CONTENT_TOOL_PICTURE')}
        title={t('CONTENT_TOOL_PICTURE')}
        disabled={picture.isBusy}
        onClick={() => input.current?.click()}
      >
        <IconPhoto size={16} stroke={1.5} aria-hidden="true" />
      </RichTextEditor.Control>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        aria-label={t('CONTENT_TOOL_PICTURE')}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
