/** Lets the browser save a text that was made here. */
export function saveText(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download begins after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
