/** Statuses of refusals with a page. */
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

/** A status, or the reason why the whole shop is closed. These reasons have status 503. */
export type Refusal = RefusalStatus | 'Maintenance' | 'Paused' | 'Empty'

/** Whether the backend failed, was too slow, or is not the configured one. */
export function isBackendFailure(status: number): boolean {
  return status >= 500 || status === 408 || status === 412
}

export function statusOfRefusal(refusal: Refusal): RefusalStatus {
  return typeof refusal === 'number' ? refusal : 503
}
