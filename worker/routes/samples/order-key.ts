/** Names one order before it is one: what is sent twice with it is ordered once. */
export function newKey(): string {
  return crypto.randomUUID().replaceAll('-', '')
}
