/** One structured line; fields are short and hold no personal data. */
export function logEvent(event: string, fields: Readonly<Record<string, unknown>> = {}): void {
  console.log(JSON.stringify({ event, ...fields }))
}
