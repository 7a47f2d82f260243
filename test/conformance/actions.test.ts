import { describe, it } from 'vitest'
import { actions } from '../../src/judger/actions/index.ts'
import { actionConformance } from '../../src/testing/conformance/action.ts'

describe.each(actions.specs.map((action) => [action.name, action] as const))(
  '%s as an action',
  (_, action) => {
    for (const { name, run } of actionConformance(action)) it(name, run)
  },
)
