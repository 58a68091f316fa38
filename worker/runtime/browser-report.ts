/** A report that a browser sends automatically: a script error or a violation of the policy. */
export type BrowserReport = {
  readonly kind: 'error' | 'csp'
  readonly message: string
  /** Place in a script or page, such as `/assets/buy-x.js:1:204`; '' if unknown. */
  readonly source: string
  /** The path of the page, without query and without ids of persons or orders. */
  readonly page: string
  /** Name and major version of the browser, such as `Firefox 143`. */
  readonly browser: string
}
