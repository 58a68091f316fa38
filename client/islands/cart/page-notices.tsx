import { Notice } from '#client/ui/notice.tsx'
import type { PageNotice } from '#shared/schemas/forms/cart-view.ts'

const TONES = ['bad', 'warn', 'ok', 'info'] as const

/** The notices of a cart, grouped by tone, most severe first. */
export function PageNotices({ notices }: { readonly notices: readonly PageNotice[] }) {
  return TONES.map((tone) => {
    const texts = [
      ...new Set(notices.filter((notice) => notice.tone === tone).map(({ text }) => text)),
    ]
    if (texts.length === 0) return null
    return (
      <Notice key={tone} tone={tone}>
        {texts.length === 1 ? (
          texts[0]
        ) : (
          <ul>
            {texts.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Notice>
    )
  })
}
