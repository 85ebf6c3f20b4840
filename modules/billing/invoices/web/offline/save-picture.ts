/** Pixels of each side: banks' apps read pictures from the album, and albums take no drawings. */
const SIDE = 960;

/** Lets the browser save a drawing as a PNG, sharp at its size. */
export function savePicture(picture: HTMLImageElement, name: string): void {
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingEnabled = false;
  pen.drawImage(picture, 0, 0, SIDE, SIDE);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
}
