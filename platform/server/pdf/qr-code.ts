import QRCode from 'qrcode';

const ink = '#14213d';

/** Returns a QR code as an SVG of one path (one run of dark modules per row), small and sharp at any size. */
export function qrCode(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size;
  let path = '';
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      if (!modules.get(row, column)) continue;
      let run = 1;
      while (column + run < side && modules.get(row, column + run)) run += 1;
      path += `M${column} ${row}h${run}v1h-${run}z`;
      column += run;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="${ink}" d="${path}"/></svg>`;
}
