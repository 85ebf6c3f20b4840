/**
 * Chaos faults caused by misbehaving clients, such as very slow connections and uploads that break off;
 * other users must still be served and no file record may remain.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { samplePdf } from '#platform/server/demo/sample-pdf.ts';
import { signInToApi } from '../../stories/support/api.ts';
import { type Fault, lasting } from './fault.ts';

const MANY = 60;

export const badClients: readonly Fault[] = [
  {
    name: 'slow-loris',
    does: `${MANY} connections send one byte of a request now and then`,
    tests: 'other clients are answered, and the slow ones are disconnected',
    play: async (stage) => {
      const { portal, history, canary } = stage;
      const sockets = Array.from({ length: MANY }, () => open(portal.portOf('api1')));
      for (const socket of sockets)
        socket.write('POST /api/application/save HTTP/1.1\r\nhost: localhost\r\n');
      const began = Date.now();
      const late = await canary.firstGoodAfter(began);
      if (late > 5_000) history.wrong.push(`SLOW_LORIS others waited ${late} ms`);
      // Headers must arrive within five seconds; the server checks every 30 seconds.
      const end = Date.now() + lasting(stage, 2, 40);
      while (Date.now() < end && sockets.some((socket) => !socket.destroyed)) {
        for (const socket of sockets) if (!socket.destroyed) socket.write('x');
        await pause(500);
      }
      const left = sockets.filter((socket) => !socket.destroyed).length;
      if (!stage.isShort && Date.now() - began > 36_000 && left > 0)
        history.wrong.push(
          `SLOW_LORIS ${left} of ${MANY} are still connected after ${Date.now() - began} ms`,
        );
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    name: 'aborted-uploads',
    does: 'uploads that are aborted in the middle of the file',
    tests: 'they leave no row, and no file without a row',
    play: async ({ portal, isShort, random }) => {
      const api = await signInToApi(portal.url, 'client@demo.test').catch(() => null);
      if (!api) return;
      for (let times = 0; times < (isShort ? 5 : 20); times += 1) {
        const socket = open(portal.portOf('api1'));
        const body = Buffer.from(samplePdf(ABORTED));
        socket.write(
          `POST /api/media/upload HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${api.token}\r\n` +
            `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${body.byteLength + 400}\r\n\r\n` +
            '--b\r\ncontent-disposition: form-data; name="Kind"\r\n\r\ndocument\r\n' +
            `--b\r\ncontent-disposition: form-data; name="file"; filename="${ABORTED}.pdf"\r\n` +
            'content-type: application/pdf\r\n\r\n',
        );
        socket.write(body.subarray(0, Math.floor(body.byteLength * random.between(0.1, 1))));
        await pause(random.between(10, 120));
        socket.destroy();
      }
    },
  },
];

/** Name of an uploaded file that must not exist afterwards. */
export const ABORTED = 'broken-off';

const open = (port: number): Socket => connect(port, '127.0.0.1').on('error', () => undefined);
