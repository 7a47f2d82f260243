import { describe, it } from 'vitest'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { assignmentConformance } from '../../src/testing/conformance/assignment.ts'

const catalogue = new Catalogue()

describe.each(catalogue.assignments.ids)('%s as an AssignmentStrategy', (id) => {
  const checks = assignmentConformance((random) => catalogue.assignment(id, random))
  for (const { name, run } of checks) it(name, run)
})
