import type { RefObject } from 'react'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import { MAX_ZOOM, MIN_ZOOM, steppedZoom, zoomAt } from './zoom.ts'
import { turned, UPRIGHT, type View } from './view.ts'
import { usePartMessages } from '#client/ui/messages/messages.ts'
import type { PreviewMessages } from '../messages/de/preview.ts'

const ICONS: Readonly<Record<Tool, IconName>> = {
  zoomOut: 'minus',
  zoomIn: 'plus',
  turn: 'turn',
  reset: 'fit',
}

type ToolsProps = {
  readonly zoom: number
  readonly onTool: (tool: Tool) => void
  readonly closer: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/**
 * The buttons above a picture. A button without effect stays enabled, so that it does not lose the
 * focus.
 */
export function Tools({ zoom, onTool, closer, onClose }: ToolsProps) {
  const { t } = usePartMessages<PreviewMessages>()
  const isSpent = (tool: Tool) =>
    (tool === 'zoomIn' && zoom >= MAX_ZOOM) || (tool === 'zoomOut' && zoom <= MIN_ZOOM)
  return (
    <>
      <div className="row">
        <output>{t('preview.zoomed', { percent: Math.round(zoom * 100) })}</output>
        {TOOLS.map((tool) => (
          <button
            key={tool}
            type="button"
            className="btn square"
            aria-label={t(`preview.${tool}`)}
            title={t(`preview.${tool}`)}
            aria-disabled={isSpent(tool)}
            onClick={() => onTool(tool)}
          >
            <Icon name={ICONS[tool]} />
          </button>
        ))}
      </div>
      <button
        ref={closer}
        type="button"
        className="btn square"
        aria-label={t('preview.close')}
        title={t('preview.close')}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
    </>
  )
}

const TOOLS = ['zoomOut', 'zoomIn', 'turn', 'reset'] as const
/** The actions on a picture, except moving it. */
export type Tool = (typeof TOOLS)[number]

const MIDDLE = { x: 0, y: 0 }

/** The view after an action; the caller clamps it to the stage. */
export function applyTool(tool: Tool, view: View): View {
  switch (tool) {
    case 'zoomIn':
      return zoomAt(view, steppedZoom(view.zoom, 1), MIDDLE)
    case 'zoomOut':
      return zoomAt(view, steppedZoom(view.zoom, -1), MIDDLE)
    case 'turn':
      return turned(view)
    case 'reset':
      return UPRIGHT
  }
}
