import { describe, expect, it } from 'vitest'
import { subtask } from '../../graph/testing.ts'
import { withAlternatives } from './alternatives.ts'

const doing = (id: number, what: string) => ({ ...subtask(id, []), step: { function: what, arguments: {} } })
const SUBTASKS = [doing(1, 'makePickaxe'), doing(2, 'makePickaxe'), doing(3, 'digOre'), doing(4, 'digOre')]
const edge = (from: number, to: number, ...rules: string[]) => ({ from, to, rules, reason: '' })
const told = (edges: Parameters<typeof withAlternatives>[0]) =>
  withAlternatives(edges, SUBTASKS).map(({ from, to, anyOf }) => `${from}→${to} ${anyOf ?? 'needed'}`)

describe('subtasks of which another one does the same', () => {
  it('stand in for each other where a tool is needed of them', () => {
    expect(told([edge(1, 3, 'tool-tier-before-mine')])).toEqual(['1→3 1', '2→3 1'])
  })

  it('do not where something is used up, or where the reason is unknown', () => {
    const used = edge(1, 3, 'tool-tier-before-mine', 'ingredients-before-craft')
    expect(told([used])).toEqual(['1→3 needed'])
    expect(told([edge(1, 3)])).toEqual(['1→3 needed'])
  })

  it('do not where both are needed', () => {
    const both = [edge(1, 3, 'tool-tier-before-mine'), edge(2, 3, 'ingredients-before-craft')]
    expect(told(both)).toEqual(['1→3 needed', '2→3 needed'])
  })

  it('stand in for each other once for each reason to wait', () => {
    expect(told([edge(1, 3, 'tool-tier-before-mine'), edge(4, 3, 'table-before-craft')])).toEqual([
      '1→3 1',
      '2→3 1',
      '4→3 needed',
    ])
  })
})
