import { listData, type PrintedList } from './list-data.ts';
import { printPage } from './print-page.ts';

/** Prints a list as a PDF. */
export const printList = (list: PrintedList): Promise<Uint8Array> => printPage('list', listData(list));
