/** Metrics of request admission: requests in progress and rejected requests by lane. */
import type { Observed } from './observe.ts';

type Admission = { inFlight: () => number; refused: Readonly<Record<string, number>> };

export const admissionFigures = ({ inFlight, refused }: Admission): Observed[] => [
  ['assay_http_in_flight', {}, inFlight()],
  ...Object.entries(refused).map(
    ([lane, count]): Observed => ['assay_http_refused_total', { lane: lane.toLowerCase() }, count],
  ),
];
