import type { Page } from 'playwright-core';

/**
 * Drops a PDF onto the verification area of the open page, as a user does with the mouse, for browser tests
 * of certificate verification.
 */
export async function dropPdf(page: Page, bytes: Uint8Array): Promise<void> {
  const transfer = await page.evaluateHandle((base64) => {
    const data = new DataTransfer();
    const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    data.items.add(new File([content], 'certificate.pdf', { type: 'application/pdf' }));
    return data;
  }, Buffer.from(bytes).toString('base64'));
  const place = page.getByRole('button', { name: /^(Choose PDF|Verify another PDF)$/ });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await place.dispatchEvent(type, { dataTransfer: transfer });
}
