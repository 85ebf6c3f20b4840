import { listData, type PrintedList } from './list-data.ts';
import { printPage } from './print-page.ts';

/** The list on paper. */
export const printList = (list: PrintedList): Promise<Uint8Array> => printPage('list', listData(list));
