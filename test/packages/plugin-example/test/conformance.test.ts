import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { builtInActions, builtinScenarios } from 'causalmace'
import {
  actionConformance,
  answererConformance,
  assignmentConformance,
  metricConformance,
  plannerConformance,
  scenarioConformance,
} from 'causalmace/testing'
import { rest } from '../src/action.ts'
import { longest } from '../src/assignment.ts'
import { brokenBlocks } from '../src/metric.ts'
import { steady } from '../src/model.ts'
import { backwards } from '../src/planner.ts'
import { clearing } from '../src/scenario.ts'

const suites = {
  planner: plannerConformance(() => backwards.create(backwards.id)),
  assignment: assignmentConformance(() => longest.create()),
  metric: metricConformance(brokenBlocks),
  scenario: scenarioConformance(clearing, { examples: [readFileSync('tasks/heap.yaml', 'utf8')] }),
  action: actionConformance(rest),
  model: answererConformance(async () => ({
    answerer: steady({ scenarios: builtinScenarios, actions: builtInActions }),
  })),
}

for (const [part, checks] of Object.entries(suites)) {
  describe(`the ${part} of the plug-in`, () => {
    for (const { name, run } of checks) it(name, run)
  })
}
