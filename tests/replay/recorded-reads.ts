import type { RecordedAnswer, Recording } from './recorded.ts'

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
function isWhole({ status, cut, session, path, asked, body }: RecordedAnswer): boolean {
  if (status !== 200 || cut || session !== undefined) return false
  return !MASKED.test(JSON.stringify([path, asked, body]))
}

/** Completely recorded calls of a channel, by request. */
export function recordedReads(recording: Recording, channel: 'storefront' | 'headless') {
  const whole = [...recording.answers.values()].filter(
    (answer) => isWhole(answer) && (answer.channel ?? 'storefront') === channel,
  )
  const texts = new Map(
    whole.map(({ method, path, language = null, seoUrls, asked, body }) => [
      nameOf({ method, path, language, seoUrls, body: asked ? JSON.stringify(asked) : '' }),
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
