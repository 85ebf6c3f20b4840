/** Which attempt at a job this is; `No` counts from 1. After the last one the job is given up. */
export type Attempt = { IsLast: boolean; No?: number };
