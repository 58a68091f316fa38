import { useContext } from 'react'
import type { CmsPicture } from '#shared/schemas/store-api/cms.ts'
import { Holes } from '../layout/holes.tsx'
import { useMessages } from '../use-messages.ts'

const SITES = {
  YouTube: {
    player: (id: string) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: (id: string) => `https://www.youtube.com/watch?v=${id}`,
  },
  Vimeo: {
    player: (id: string) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
    page: (id: string) => `https://vimeo.com/${id}`,
  },
} as const

const VIDEO_ID = /^[\w-]{1,64}$/
const ALLOWED = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

/** The frame is a separate document, so it has none of the page's styles. */
const FRAME_STYLE = [
  'html,body{height:100%;margin:0;background:#1d1f1c;font:100%/1.4 system-ui,sans-serif}',
  'img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover;opacity:.45}',
  'a{position:absolute;inset:0;display:grid;place-content:center;justify-items:center}',
  'a{gap:.5rem;padding:1rem;color:#fff;text-align:center;text-decoration:none}',
  'b{padding:.6em 1.2em;border:2px solid #fff;background:#1d1f1c}',
  'a:hover b{text-decoration:underline}a:focus-visible{outline:3px solid #fff;outline-offset:-6px}',
].join('')

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

type VideoProps = {
  readonly id: string | null | undefined
  readonly site: keyof typeof SITES
  /** The preview of the shop. */
  readonly picture: CmsPicture
}

/**
 * A video of another site. Nothing loads from there before a click on the placeholder, which names
 * the site. The placeholder is a link inside the frame, so it needs no script.
 */
export function CmsVideo({ id, site, picture: { media } }: VideoProps) {
  const { locale, t } = useMessages()
  const { nonce } = useContext(Holes)
  if (!id || !VIDEO_ID.test(id)) return null
  const placeholder = [
    `<!doctype html><html lang="${locale}"><title>${site}</title>`,
    `<style nonce="${nonce}">${FRAME_STYLE}</style>`,
    media ? `<img src="${escaped(media.url)}" alt="">` : '',
    `<a href="${escaped(SITES[site].player(id))}"><b>${escaped(t('content.loadVideo', { site }))}</b>`,
    `<span>${escaped(t('content.loadVideoNote', { site }))}</span></a></html>`,
  ].join('')
  return (
    <figure className="cms-video">
      <iframe
        title={t('content.videoFrom', { site })}
        srcDoc={placeholder}
        // A player needs its scripts and its origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow={ALLOWED}
        loading="lazy"
      />
      <figcaption>
        <a href={SITES[site].page(id)}>{t('content.videoAt', { site })}</a>
      </figcaption>
    </figure>
  )
}
