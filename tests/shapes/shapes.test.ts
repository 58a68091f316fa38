import { beforeAll, describe, expect, test } from 'vitest'
import { AREAS, verdicts, type Area, type Verdict } from './allowed.ts'
import { ADMIN_API, SECOND_CHANNEL, type RequestInput } from './ask.ts'
import { differences } from './compare.ts'
import { askEmbedded } from './embedded-responses.ts'
import { recordedResponses } from './recording.ts'

const recorded = recordedResponses()
let requested: RequestInput
let byArea: ReadonlyMap<Area, Verdict>

beforeAll(async () => {
  requested = await askEmbedded()
  byArea = verdicts(differences(recorded, requested.answers))
})

test('every recorded call is made, except those that the backend cannot serve', () => {
  const { answers: responses, left } = requested
  expect([...recorded.keys()].filter((name) => !responses.has(name) && !left.has(name))).toEqual([])
  const unexplained = [...left].filter(([, why]) => why !== ADMIN_API && why !== SECOND_CHANNEL)
  expect(Object.fromEntries(unexplained)).toEqual({})
})

describe.each(AREAS)('%s', (area) => {
  test("responses of the embedded backend have Shopware's shape", () => {
    expect(byArea.get(area)?.notAllowed).toEqual([])
  })

  test('every allowed difference still occurs (npm run shapes -- --prune)', () => {
    expect(byArea.get(area)?.unneeded).toEqual([])
  })
})
