import type { RecordedResponse, Recording } from './recorded.ts'

/** The parts of a call that a Shopware's response depends on. */
export type SentCall = Readonly<{
  method: string
  /** Path below the Store API with its query. */
  path: string
  language: string | null
  seoUrls: boolean
  body: string
}>

/** Ids, dates and random values are masked in the recording: `<id 3>`, `{{hash}}`. */
const MASKED = /<|\{\{/

/** Whether a response was recorded unchanged and is the same for everyone. */
function isWhole({
  status,
  cut,
  session,
  path,
  asked: requested,
  body,
}: RecordedResponse): boolean {
  if (status !== 200 || cut || session !== undefined) return false
  return !MASKED.test(JSON.stringify([path, requested, body]))
}

/** Completely recorded calls of a channel, by request. */
export function recordedReads(recording: Recording, channel: 'storefront' | 'headless') {
  const whole = [...recording.answers.values()].filter(
    (response) => isWhole(response) && (response.channel ?? 'storefront') === channel,
  )
  const texts = new Map(
    whole.map(({ method, path, language = null, seoUrls, asked: requested, body }) => [
      nameOf({ method, path, language, seoUrls, body: requested ? JSON.stringify(requested) : '' }),
      JSON.stringify(body),
    ]),
  )
  return (call: SentCall) => {
    const text = texts.get(nameOf(call))
    return text === undefined ? null : { status: 200, text }
  }
}

const nameOf = ({ method, path, language, seoUrls, body }: SentCall) =>
  JSON.stringify([method, path, language, seoUrls, body])
