/** The statuses of refusals that have a page. */
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

/** A status, or why the whole shop is closed; both are answered 503. */
export type Refusal = RefusalStatus | 'Maintenance' | 'Paused' | 'Empty'

/** Whether the backend failed, was too slow, or is not the one that the configuration means. */
export function isBackendFailure(status: number): boolean {
  return status >= 500 || status === 408 || status === 412
}

export function statusOfRefusal(refusal: Refusal): RefusalStatus {
  return typeof refusal === 'number' ? refusal : 503
}
