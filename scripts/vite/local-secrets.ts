import type { Plugin } from 'vite'

const SECRETS = '.dev.vars'

/**
 * Cloudflare's plugin copies local secrets next to the built worker. They are removed, since builds
 * are shared.
 */
export function localSecretsStay(): Plugin {
  return {
    name: 'local-secrets-stay',
    enforce: 'post',
    generateBundle(_options, bundle) {
      delete bundle[SECRETS]
    },
  }
}
