import assets from 'virtual:client-assets'

/**
 * What the browser may fetch before the page itself comes: the font of every page. Cloudflare
 * sends it ahead as Early Hints (103) while the worker is still at work.
 */
export const EARLY_HINTS = `<${assets.font}>; rel=preload; as=font; type="font/woff2"; crossorigin`
