import { useLayoutEffect, useState } from 'react'
import type { GalleryPicture } from '#client/ui/gallery-picture.ts'
import type { PageStep } from './paging.ts'
import { useStageGestures } from './use-stage-gestures.ts'
import type { StageView } from './use-stage-view.ts'
import { avifSetOf, srcSetOf } from '#client/ui/renditions.ts'
import { isOnItsSide } from './view.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { PreviewMessages } from '../messages/de/preview.ts'

type StageProps = {
  readonly picture: GalleryPicture
  readonly stage: StageView
  readonly onPage: (step: PageStep) => void
  readonly onLeave: () => void
  readonly onRetry: () => void
}

type Arrival = 'loading' | 'failed' | 'shown'

/**
 * A picture that can be moved, zoomed and rotated; if it fails to load, a message and a retry
 * button.
 */
export function Stage({ picture, stage, onPage, onLeave, onRetry }: StageProps) {
  const { t } = usePartMessages<PreviewMessages>()
  const [arrival, setArrival] = useState<Arrival>('loading')
  const { view, ground, image } = stage
  const isMoving = useStageGestures(stage, { onPage, onLeave })

  // Set by script, as the page's CSP forbids style attributes.
  useLayoutEffect(() => {
    const style = image.current?.style
    style?.setProperty('--ratio', String(picture.ratio))
    style?.setProperty('--widest', picture.width === null ? '100vmax' : `${picture.width}px`)
    style?.setProperty('--x', `${view.x}px`)
    style?.setProperty('--y', `${view.y}px`)
    style?.setProperty('--zoom', String(view.zoom))
    style?.setProperty('--turn', `${view.turn}deg`)
  }, [image, picture, view])

  return (
    <>
      <div className="ground" ref={ground} data-moving={isMoving || undefined}>
        {/* A zoomed photograph is shown in its full size. */}
        <img
          ref={image}
          srcSet={view.zoom > 1 ? undefined : (avifSetOf(picture, 0) ?? srcSetOf(picture, 0))}
          sizes="100vw"
          className={isOnItsSide(view) ? 'on-side' : undefined}
          src={picture.url}
          alt={picture.alt}
          hidden={arrival === 'failed'}
          draggable={false}
          onLoad={() => setArrival('shown')}
          onError={() => setArrival('failed')}
        />
        {arrival === 'loading' && <output>{t('preview.loading')}</output>}
      </div>
      {arrival === 'failed' && (
        <div className="absent" role="alert">
          <p>{t('preview.failed')}</p>
          <button type="button" className="btn" onClick={onRetry}>
            {t('preview.retry')}
          </button>
        </div>
      )}
    </>
  )
}
