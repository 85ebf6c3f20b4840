/** Stories of the file upload: empty, with files, while uploading, and with a refused file. */
import { useState } from 'react';
import type { FileInfo } from '#platform/common/contract/shapes.ts';
import { useText } from '#platform/web/i18n/use-text.ts';
import { FileDrop } from '#platform/web/ui/file/file-drop.tsx';
import { data } from '../frame/answers.ts';
import type { Story } from '../story.ts';

const FILES: readonly FileInfo[] = [
  {
    FileKey: 'file-1',
    Name: 'Quality manual.pdf',
    Kind: 'document',
    Type: 'application/pdf',
    Size: 1_840_000,
  },
  { FileKey: 'file-2', Name: 'Site photo.png', Kind: 'document', Type: 'image/png', Size: 420_000 },
];

function Upload({ initial }: { initial: readonly FileInfo[] }) {
  const t = useText();
  const [files, setFiles] = useState(initial);
  return (
    <div style={{ maxWidth: '40rem' }}>
      <FileDrop kind="document" files={files} onChange={setFiles} label={t('FORM_FILE_ADD')} />
    </div>
  );
}

export const UPLOAD_PATH = 'POST /media/upload';

/** Chooses a file as the browser's dialog does. */
function choose(place: HTMLElement, file: File): void {
  const input = place.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no file input');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const pdf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

export const fileEmpty: Story = {
  id: 'file/empty',
  title: 'File upload without files',
  answers: {
    [UPLOAD_PATH]: ({ body }) => {
      const { name, type, size } = (body as FormData).get('file') as File;
      return data({ FileKey: `file-${name}`, Name: name, Kind: 'document', Type: type, Size: size });
    },
  },
  render: () => <Upload initial={[]} />,
  shown: 'input[type="file"]',
};

export const fileList: Story = {
  ...fileEmpty,
  id: 'file/files',
  title: 'File upload with two files',
  render: () => <Upload initial={FILES} />,
};

export const fileUploading: Story = {
  ...fileEmpty,
  id: 'file/uploading',
  title: 'File upload while a file is being sent',
  answers: {
    [UPLOAD_PATH]: ({ onSent }) => {
      onSent(0.4);
      return new Promise(() => undefined);
    },
  },
  shown: '[role="progressbar"][aria-valuenow="40"]',
  play: (place) => choose(place, pdf('Management review.pdf')),
};

export const fileRefused: Story = {
  ...fileEmpty,
  id: 'file/refused',
  title: 'File upload with a file of a type that is not accepted',
  shown: '[role="alert"] span',
  play: (place) => choose(place, new File(['MZ'], 'setup.exe')),
};
