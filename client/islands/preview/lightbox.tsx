import '#client/styles/preview.css'
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { GalleryPicture } from '#client/ui/gallery-picture.ts'
import { keyAction } from './keys.ts'
import { pictureAfter, type PageStep } from './paging.ts'
import { Stage } from './stage.tsx'
import { Tools } from './tools.tsx'
import { useStageView } from './use-stage-view.ts'
import { Icon } from '#client/ui/icon.tsx'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { PreviewMessages } from '../messages/de/preview.ts'

export type LightboxProps = {
  readonly pictures: readonly GalleryPicture[]
  /** Name of the product in the pictures. */
  readonly name: string
  /** Index of the first picture. */
  readonly first: number
  readonly onClose: () => void
}

/** Pictures in a full-window dialog, one at a time. */
export function Lightbox({ pictures, name, first, onClose }: LightboxProps) {
  const { t } = usePartMessages<PreviewMessages>()
  const dialog = useRef<HTMLDialogElement>(null)
  const closer = useRef<HTMLButtonElement>(null)
  const [index, setIndex] = useState(first)
  const [attempt, setAttempt] = useState(1)
  const stage = useStageView()
  const picture = pictures[index]
  const count = pictures.length

  useBackCloses(dialog)
  useEffect(() => {
    dialog.current?.showModal()
    closer.current?.focus()
  }, [])

  const close = () => dialog.current?.close()
  function page(step: PageStep) {
    if (count < 2) return
    stage.reset()
    setIndex(pictureAfter(index, step, count))
  }
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const action = keyAction(event, isRightToLeft(event.currentTarget))
    if (!action) return
    event.preventDefault()
    if (action.kind === 'page') page(action.step)
    else if (action.kind === 'move') stage.move(action.by)
    else stage.apply(action.kind)
  }

  return (
    <dialog
      ref={dialog}
      className="preview"
      aria-label={t('preview.title', { name })}
      aria-describedby="preview-keys"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      {picture && (
        <Stage
          key={`${picture.url} ${attempt}`}
          {...{ picture, stage }}
          onPage={page}
          onLeave={close}
          onRetry={() => setAttempt(attempt + 1)}
        />
      )}
      <header>
        <output>{t('preview.position', { number: index + 1, count })}</output>
        <Tools zoom={stage.view.zoom} onTool={stage.apply} closer={closer} onClose={close} />
      </header>
      {count > 1 && <Paging onPage={page} />}
      <p className="caption" aria-hidden="true">
        {picture?.alt}
      </p>
      <p className="vh" id="preview-keys">
        {t('preview.keys')}
      </p>
    </dialog>
  )
}

function isRightToLeft(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}

const BUTTONS = [
  { step: -1, name: 'previous', icon: 'back' },
  { step: 1, name: 'next', icon: 'forward' },
] as const

/** Buttons to the previous and the next picture. */
function Paging({ onPage }: { readonly onPage: (step: PageStep) => void }) {
  const { t } = usePartMessages<PreviewMessages>()
  return BUTTONS.map(({ step, name, icon }) => (
    <button
      key={name}
      type="button"
      className={`btn square ${name}`}
      aria-label={t(`preview.${name}`)}
      title={t(`preview.${name}`)}
      onClick={() => onPage(step)}
    >
      <Icon name={icon} />
    </button>
  ))
}

const ENTRY = { ripstopPreview: true }

/**
 * The browser's back button closes the dialog instead of leaving the page: an open dialog has its
 * own history entry.
 */
function useBackCloses(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    history.pushState(ENTRY, '')
    const close = () => dialog.current?.close()
    addEventListener('popstate', close)
    return () => {
      removeEventListener('popstate', close)
      if (isOwn(history.state)) history.back()
    }
  }, [dialog])
}

function isOwn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'ripstopPreview' in state
}
