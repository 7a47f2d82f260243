import { describe, it } from 'node:test'
import { builtInActions, builtinScenarios } from 'causalmace'
import {
  actionConformance,
  answererConformance,
  assignmentConformance,
  plannerConformance,
} from 'causalmace/testing'
import { wait } from '../src/action.ts'
import { longest } from '../src/assignment.ts'
import { steady } from '../src/model.ts'
import { backwards } from '../src/planner.ts'

const suites = {
  planner: plannerConformance(() => backwards.create(backwards.id)),
  assignment: assignmentConformance(() => longest.create()),
  action: actionConformance(wait),
  model: answererConformance(async () => ({
    answerer: steady({ scenarios: builtinScenarios, actions: builtInActions }),
  })),
}

for (const [part, checks] of Object.entries(suites)) {
  describe(`the ${part} of the plug-in`, () => {
    for (const { name, run } of checks) it(name, run)
  })
}
