import { listData, type PrintedList } from './list-data.ts';
import { printPage } from './print-page.ts';

/** Prints the rows of an exported list as a PDF. */
export const printList = (list: PrintedList): Promise<Uint8Array> => printPage('list', listData(list));
