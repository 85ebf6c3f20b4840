import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityProblems } from '#quality/catalogue/frame/accessibility-problems.ts';
import { type Asked, data, refusal } from '#quality/catalogue/frame/answers.ts';
import { focusStart, showAt } from '#quality/catalogue/frame/show-at.ts';
import { fileEmpty, fileList, fileRefused, UPLOAD_PATH } from '#quality/catalogue/stories/file.story.tsx';

const input = () => page.getByLabelText(/^Add file/);
const pdf = (name: string): File => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const names = (): (string | null)[] =>
  [...document.querySelectorAll('li button:first-child')].map((one) => one.textContent);

describe('file upload', () => {
  it('says which files are accepted', async () => {
    await showAt(fileEmpty);
    await expect.element(page.getByText('PDF, DOCX, PNG, up to 19.1 MB')).toBeVisible();
    await expect.element(input()).toHaveAttribute('accept', '.pdf,.docx,.png');
  });

  it('uploads chosen files one after the other and lists them', async () => {
    const { place } = await showAt(fileEmpty);
    await input().upload([pdf('manual.pdf'), pdf('review.pdf')]);
    await expect.poll(names).toEqual(['manual.pdf', 'review.pdf']);
    expect(await accessibilityProblems(place)).toEqual([]);
  });

  it('uploads dropped files', async () => {
    const { place } = await showAt(fileEmpty);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdf('dropped.pdf'));
    place.querySelector('label')?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    await expect.poll(names).toEqual(['dropped.pdf']);
  });

  it('shows the progress of an upload', async () => {
    let finish = (): void => undefined;
    const answer = async ({ onSent }: Asked) => {
      onSent(0.5);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return data({ FileKey: 'f', Name: 'manual.pdf', Kind: 'document', Type: 'application/pdf', Size: 8 });
    };
    await showAt(fileEmpty, { answers: { [UPLOAD_PATH]: answer } });
    await input().upload(pdf('manual.pdf'));
    const progress = page.getByRole('progressbar', { name: /manual\.pdf/ });
    await expect.element(progress).toHaveAttribute('aria-valuenow', '50');
    finish();
    await expect.element(progress).not.toBeInTheDocument();
    expect(names()).toEqual(['manual.pdf']);
  });

  it('refuses an unsuitable file before it is sent, and says why', async () => {
    await showAt(fileRefused);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('setup.exe: This file type is not accepted. Accepted: PDF, DOCX, PNG.');
    expect(names()).toEqual([]);
  });

  it('shows why the server refuses a file', async () => {
    const answer = () => refusal('ERR_UPLOAD_ERR', { Message: 'The file contains malware.' });
    await showAt(fileEmpty, { answers: { [UPLOAD_PATH]: answer } });
    await input().upload(pdf('manual.pdf'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('manual.pdf: The file contains malware.');
  });

  it('is reached and a file removed with the keyboard', async () => {
    focusStart((await showAt(fileList)).place);
    await userEvent.keyboard('{Tab}');
    await expect.element(input()).toHaveFocus();
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(page.getByRole('button', { name: 'Remove Quality manual.pdf' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(names).toEqual(['Site photo.png']);
  });
});
