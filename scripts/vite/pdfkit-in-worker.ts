import type { Plugin } from 'vite'

/** Any address: pdfkit only compares it with itself. */
const ADDRESS = JSON.stringify('file:///pdfkit.mjs')

/**
 * pdfkit names the colour profile that it carries by an address beside its own, and a built worker
 * has no address.
 */
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
