import { useState, type ComponentType, type MouseEvent } from 'react'
import type { GalleryPicture } from '#client/ui/gallery-picture.ts'
import { Gallery } from '#client/ui/gallery.tsx'
import { isPlainClick } from '../plain-click.ts'
import type { LightboxProps } from './lightbox.tsx'

type PreviewProps = {
  readonly pictures: readonly GalleryPicture[]
  /** Name of the product in the pictures. */
  readonly name: string
}

type Shown = {
  readonly Lightbox: ComponentType<LightboxProps>
  readonly index: number
  readonly opener: HTMLElement
}

/**
 * The hydrated gallery: a picture opens in a dialog. The first click loads the code; if that fails,
 * the link opens the picture, as without script.
 */
export function Preview({ pictures, name }: PreviewProps) {
  const stills = pictures.filter(({ video }) => !video)
  const [shown, setShown] = useState<Shown | null>(null)

  async function open(event: MouseEvent<HTMLAnchorElement>, picture: GalleryPicture) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const opener = event.currentTarget
    try {
      const { Lightbox } = await import('./lightbox.tsx')
      setShown({ Lightbox, index: stills.indexOf(picture), opener })
    } catch {
      location.assign(opener.href)
    }
  }

  function close() {
    shown?.opener.focus({ preventScroll: true })
    setShown(null)
  }

  return (
    <>
      <Gallery pictures={pictures} onOpen={(event, picture) => void open(event, picture)} />
      {shown && (
        <shown.Lightbox pictures={stills} name={name} first={shown.index} onClose={close} />
      )}
    </>
  )
}
