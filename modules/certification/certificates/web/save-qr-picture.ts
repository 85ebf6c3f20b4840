import { saveBlob } from '#platform/web/ui/file/save-blob.ts';

/** Pixels; fine for print at the size of a business card. */
const SIDE = 1024;
/** The white border without which many cameras find nothing. */
const QUIET = 0.09;

/** Lets the browser save the code as a PNG, dark on white whatever the scheme. */
export async function saveQrPicture(svg: string, name: string): Promise<void> {
  const address = URL.createObjectURL(
    new Blob([svg.replace('<svg ', `<svg width="${SIDE}" height="${SIDE}" `)], { type: 'image/svg+xml' }),
  );
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no canvas');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, SIDE, SIDE);
    const edge = SIDE * QUIET;
    pen.imageSmoothingEnabled = false;
    pen.drawImage(picture, edge, edge, SIDE - 2 * edge, SIDE - 2 * edge);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('no picture');
    saveBlob(png, `${name}-qr.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}
