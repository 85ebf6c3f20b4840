import type { Locator, Page } from 'playwright-core';

type Attached = { name: string; mimeType: string; buffer: Buffer };

/**
 * Uploads a file in a browser test: opens the file dialog of an upload field, selects the file and waits
 * until it is uploaded.
 */
export async function attach(page: Page, place: Locator, file: Attached, label = 'Add file'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await place.getByText(label).click();
  await (await chooser).setFiles(file);
  await place.getByRole('button', { name: file.name, exact: true }).waitFor();
}
