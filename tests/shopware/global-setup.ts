import type { TestProject } from 'vitest/node'
import { environmentOf } from './environment.ts'
import { openPages } from './pages.ts'
import { factsOf, type Facts } from './shopware.ts'

declare module 'vitest' {
  interface ProvidedContext {
    facts: Facts
  }
}

/** Opens the built shop in front of the environment's Shopware. */
export default async function setup(project: TestProject) {
  const environment = environmentOf(process.env)
  project.provide('facts', await factsOf(environment))
  const pages = await openPages(environment)
  project.provide('pages', pages.provided)
  return pages.close
}
