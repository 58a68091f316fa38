import { featureOfPath } from '#shared/features.ts'
import { factory } from '#worker/runtime/context.ts'

/** Pages and forms of a feature that is switched off do not exist. */
export const featureGate = factory.createMiddleware((c, next) => {
  const feature = featureOfPath(c.get('path'))
  if (feature && !c.get('vars').settings.features[feature]) return Promise.resolve(c.notFound())
  return next()
})
