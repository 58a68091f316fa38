import type { Plugin } from 'vite'

/** Any address; pdfkit only compares it with itself. */
const ADDRESS = JSON.stringify('file:///pdfkit.mjs')

/** pdfkit addresses its colour profile relative to itself, and a built worker has no address. */
export function pdfkitInWorker(): Plugin {
  return {
    name: 'ripstop-pdfkit-in-worker',
    apply: 'build',
    transform: {
      filter: { id: /\/pdfkit\.browser\.mjs$/ },
      handler: (code) => ({ code: code.replaceAll('import.meta.url', ADDRESS), map: null }),
    },
  }
}
