import { describe, expect, it } from 'vitest'
import { describeCalls, describeDeeds } from './describe-calls.ts'

const container = [7, -60, 0]
const calls = [
  { name: 'NavigateTo', args: { pos: container, range: 3 } },
  { name: 'WithdrawItem', args: { container, item: 'oak_log', amount: 2 } },
  { name: 'WithdrawItem', args: { container, item: 'torch', amount: 1 } },
  { name: 'Equip', args: { item: 'oak_log' } },
  { name: 'PlaceBlock', args: { item: 'oak_log', pos: [0, -60, 0], state: { axis: 'x' } } },
  { name: 'PlaceBlock', args: { item: 'oak_log', pos: [1, -60, 0], state: { axis: 'x' } } },
  { name: 'Equip', args: { item: 'shears' } },
  { name: 'UseOn', args: { target: 'sheep' } },
  { name: 'UseOn', args: { target: 'sheep' } },
]

describe('calls in a prompt', () => {
  it('show every argument, and share a line where they are alike', () => {
    expect(describeCalls(calls)).toEqual([
      'NavigateTo(range: 3) at [7, -60, 0]',
      'WithdrawItem(container: [7, -60, 0]) of 2 oak_log, 1 torch',
      'Equip(item: oak_log)',
      'PlaceBlock(item: oak_log, state: {axis: x}) at [0, -60, 0], [1, -60, 0]',
      'Equip(item: shears)',
      'UseOn(target: sheep) × 2',
    ])
  })

  it('of a node leave out walking, items held only to be placed, and places that its description already names', () => {
    expect(describeDeeds(calls, 'take 2 oak_log, 1 torch from (7, -60, 0) ')).toEqual([
      'PlaceBlock(item: oak_log, state: {axis: x}) at [0, -60, 0], [1, -60, 0]',
      'Equip(item: shears)',
      'UseOn(target: sheep) × 2',
    ])
  })

  it('are cut, and say so, where a model wrote endless texts into them', () => {
    const [line = ''] = describeCalls([{ name: 'Craft', args: { item: 'x'.repeat(200_000), amount: 1 } }])
    expect(line.length).toBeLessThan(300)
    expect(line).toContain('characters in all')
    const many = Array.from({ length: 5000 }, (_, index) => ({
      name: 'Craft',
      args: { item: `item_${index}` },
    }))
    expect(describeCalls(many).join('\n').length).toBeLessThan(3000)
  })
})
