/** Whether a payment provider for cards is there. The test gateway is compiled into local builds only. */
export function takesCards(): boolean {
  return __DEV_TOOLS__
}
