import type { Plugin } from 'vite'

const SECRETS = '.dev.vars'

/**
 * Cloudflare's plugin copies this machine's secrets beside the built worker, for a preview that
 * nobody here starts. A build is handed around; the secrets stay where they are.
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
