import { readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import { builtinScenarios } from '../../src/scenario/builtin.ts'
import { suites } from '../../src/suite/suites.ts'
import { scenarioConformance } from '../../src/testing/conformance/scenario.ts'

const mini = suites.find(({ id }) => id === 'villager-mini')?.tasks({ agents: 2 }) ?? []
const contributing = readFileSync(packagePath('CONTRIBUTING.md'), 'utf8')
const shown = [...contributing.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, yaml = '']) => yaml)

describe.each(builtinScenarios.map((scenario) => [scenario.id, scenario] as const))(
  '%s as a Scenario',
  (id, scenario) => {
    const small = mini.filter((draft) => draft.scenario === id).slice(0, 1)
    const examples = [
      ...shown.filter((yaml) => yaml.includes(`scenario: ${id}\n`)),
      ...small.map((draft) => taskFileText(draft)),
    ]
    for (const { name, run } of scenarioConformance(scenario, { examples })) it(name, run, 60_000)
  },
)
