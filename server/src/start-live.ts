import type { Server } from 'node:http';
import { applicationRoom } from './application/live-room.ts';
import { stillSignedIn } from './auth/still-signed-in.ts';
import { certificateRoom } from './certificate/live-room.ts';
import type { Portal } from './http/context.ts';
import { startRealtime } from './realtime/start-realtime.ts';
import { forgetServices } from './register/load-services.ts';

/** Live screens, with the rooms that features bring. */
export const startLive = ({ db, settings }: Portal, server: Server, url: string) =>
  startRealtime({
    server,
    settings,
    url,
    gate: (hashes) => stillSignedIn(db, hashes),
    rooms: { application: applicationRoom(db), certificate: certificateRoom(db) },
    forget: { service: () => forgetServices(db) },
  });
