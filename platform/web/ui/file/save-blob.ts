/** Makes the browser download data created on this page, such as an image, as a file with the given name. */
export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers start reading it only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
