import { describe, it } from 'vitest'
import { assignmentConformance } from '../../src/testing/conformance/assignment.ts'
import { assignmentIds, createAssignment } from '../../src/worker/assignment/index.ts'

describe.each(assignmentIds)('%s as an AssignmentStrategy', (id) => {
  const checks = assignmentConformance((random) => {
    const strategy = createAssignment(id, random)
    if (strategy === undefined) throw new TypeError(id)
    return strategy
  })
  for (const { name, run } of checks) it(name, run)
})
