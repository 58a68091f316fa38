import { factory } from '#worker/runtime/context.ts'
import { projectAdd } from './add.tsx'
import { project } from './project.tsx'
import { projects } from './projects.tsx'

/** Projects: lists of products that makers plan with. */
export const planner = factory
  .createApp()
  .route('/', projects)
  .route('/', projectAdd)
  .route('/', project)
