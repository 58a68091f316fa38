import type { preview as de } from '../de/preview.ts'
import type { SameMessages } from '../translate.ts'

/** The image preview. */
export const preview = {
  title: ({ name }) => `Pictures: ${name}`,
  position: ({ number, count }) => `Picture ${number} of ${count}`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomed: ({ percent }) => `${percent}%`,
  turn: 'Rotate by 90°',
  reset: 'Reset view',
  keys: 'Left and right arrow keys change the picture, plus and minus zoom, R rotates, 0 resets. Move a zoomed picture with the up and down arrows and with Shift and an arrow key.',
  loading: 'The picture is loading …',
  failed: 'The picture could not be loaded.',
  retry: 'Try again',
} satisfies SameMessages<typeof de>
