import type { TestProject } from 'vitest/node'
import { environmentOf } from './environment.ts'
import { factsOf } from './shopware.ts'

/** Tells the contract suite what the Shopware has that the environment names. */
export async function setup(project: TestProject) {
  project.provide('facts', await factsOf(environmentOf(process.env)))
}
