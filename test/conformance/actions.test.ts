import { describe, it } from 'vitest'
import { builtInActions } from '../../src/task/actions/built-in.ts'
import { actionConformance } from '../../src/testing/conformance/action.ts'

describe.each(builtInActions.specs.map((action) => [action.name, action] as const))(
  '%s as an action',
  (_, action) => {
    for (const { name, run } of actionConformance(action)) it(name, run, 60_000)
  },
)
