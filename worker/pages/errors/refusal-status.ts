/** The statuses that a page of ours can answer instead of what was asked. */
export type RefusalStatus =
  | 400
  | 403
  | 404
  | 405
  | 408
  | 409
  | 412
  | 413
  | 415
  | 429
  | 500
  | 502
  | 503
  | 504
