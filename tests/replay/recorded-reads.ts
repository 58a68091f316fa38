import type { RecordedAnswer, Recording } from './recorded.ts'

/** A call as it was sent: what a Shopware's answer to it depends on. */
export type SentCall = Readonly<{
  method: string
  /** Below the Store API's address, with its query. */
  path: string
  language: string | null
  seoUrls: boolean
  body: string
}>

/** Ids, dates and what a run made up are masked in the recording: `<id 3>`, `{{hash}}`. */
const MASKED = /<|\{\{/

/** Whether an answer is kept as it was given, and is one to everybody who asks the same. */
function isWhole({ status, cut, session, path, asked, body }: RecordedAnswer): boolean {
  if (status !== 200 || cut || session !== undefined) return false
  return !MASKED.test(JSON.stringify([path, asked, body]))
}

/** The calls of a channel whose recorded answers are whole, by what was sent. */
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
