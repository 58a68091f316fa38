import type { TestProject } from 'vitest/node'
import { environmentOf } from './environment.ts'
import { factsOf } from './shopware.ts'

/** Provides facts about the environment's Shopware to the contract suite. */
export async function setup(project: TestProject) {
  project.provide('facts', await factsOf(environmentOf(process.env)))
}
