import { describe, expect, it } from 'vitest'
import { parseBlock } from '../../game/block.ts'
import { subtask } from '../../graph/testing.ts'
import type { WantedCell } from '../../graph/wanted-cells.ts'
import type { Observation } from '../../task/observation.ts'
import { promptFor } from '../question.ts'
import { idle } from '../testing.ts'
import { type ActFacts, act } from './act.ts'
import { dependencies } from './dependencies.ts'
import { reflect } from './reflect.ts'

const actions = [{ signature: 'Craft(item, amount)', summary: 'Craft items.' }]
const cellOf = (text: string, x: number, item = text): WantedCell => ({
  position: { x, y: 0, z: 0 },
  block: parseBlock(text) ?? { name: text, properties: {} },
  item,
})
const facts = (changes: Partial<ActFacts> = {}): ActFacts => ({ ...idle, actions, ...changes })
const observed = (changes: Partial<Observation>): Observation => ({ ...idle.observation, ...changes })
const textOf = (changes: Partial<ActFacts> = {}) =>
  promptFor(act, facts(changes)).map(({ content }) => String(content))
const userText = (changes: Partial<ActFacts>) => textOf(changes)[1] ?? ''

describe('the prompt of an agent before it acts', () => {
  it('begins alike for all of its subtasks, so that a cache of prefixes serves it', () => {
    const [first] = textOf()
    expect(first?.length).toBeGreaterThan(1000)
    const [other] = textOf({
      subtask: subtask(9, []),
      wanted: [cellOf('stone', 1)],
      observation: observed({ position: { x: 5, y: 6, z: 7 } }),
      upcoming: [{ item: 'dirt', count: 1 }],
    })
    expect(other).toBe(first)
  })

  it('lists the cells that are not as wanted, with the item and what stands there, and counts the rest', () => {
    const wanted = [cellOf('wall_torch[facing=south]', 1, 'torch'), cellOf('stone', 2), cellOf('dirt', 3)]
    const cells = [
      { position: { x: 1, y: 0, z: 0 }, block: 'air' },
      { position: { x: 2, y: 0, z: 0 }, block: 'gravel' },
      { position: { x: 3, y: 0, z: 0 }, block: 'dirt' },
    ]
    const text = userText({ wanted, observation: observed({ cells }) })
    expect(text).toContain('\n[1, 0, 0] wall_torch[facing=south] from the item torch\n')
    expect(text).toContain('\n[2, 0, 0] stone, now gravel\n')
    expect(text).toContain('Cells that are as wanted: 1')
    expect(text).not.toContain('[3, 0, 0]')
  })

  it('tells the bounds of the arena where no cell says where the work is', () => {
    const arena = { min: { x: -8, y: -60, z: -8 }, max: { x: 8, y: -50, z: 8 } }
    expect(userText({ arena })).toContain('The arena goes from [-8, -60, -8] to [8, -50, 8].')
    expect(userText({})).not.toContain('The arena goes')
  })

  it('tells places in whole cells, also those of results', () => {
    const step = {
      thought: '',
      action: { name: 'NavigateTo', args: { pos: [4, -60, 0], range: 3 } },
      result: { ok: true as const, data: { position: { x: 4.300650998545062, y: -60, z: -0.5 } } },
    }
    expect(userText({ history: [step] })).toContain('done {"position":[4,-60,-1]}')
  })

  it('names every call that is left where no cell is to be filled', () => {
    const calls = [
      { name: 'Equip', args: { item: 'bucket' } },
      { name: 'UseOn', args: { target: 'cow' } },
    ]
    const text = userText({ subtask: subtask(1, calls), remaining: calls.slice(1) })
    expect(text).toContain('Planned as these calls:\nEquip(item: bucket)\nUseOn(target: cow)')
    expect(text).toContain('Calls still to be made, in this order:\nUseOn(target: cow)\n')
    expect(userText({ subtask: subtask(1, calls), remaining: [] })).toContain(
      'Every call that this takes has been made.',
    )
  })

  it('lists containers with their known contents, and visible things', () => {
    const chest = { x: 4, y: 0, z: 0 }
    const text = userText({
      observation: observed({
        containers: [
          { kind: 'chest', position: chest },
          { kind: 'barrel', position: { x: 5, y: 0, z: 0 } },
        ],
        seen: [{ name: 'cow', count: 7, nearest: [{ x: 1, y: 0, z: 1 }] }],
      }),
      stores: [{ position: chest, items: [{ item: 'stone', count: 3 }] }],
    })
    expect(text).toContain(
      '\nchest at [4, 0, 0] with 3 stone\nbarrel at [5, 0, 0]\n7 cow, the nearest at [1, 0, 1]',
    )
  })

  it('shows the blocks around as a map, with what is still to come', () => {
    const around = {
      min: { x: -1, y: 0, z: -1 },
      width: 3,
      height: 2,
      names: ['air', 'stone'],
      cells: [] as number[],
    }
    around.cells = Array.from({ length: 18 }, (_, index) => (index === 2 ? 1 : 0))
    const text = userText({ wanted: [cellOf('dirt', -1)], observation: observed({ around }) })
    expect(text).toContain(
      'Map, rows z=-1 to 1, columns x=-1 to 1: s stone\ny=0 (your feet):\n..s\n+@.\n...\ny=1: all air',
    )
  })

  it('mentions the wild only in the wild', () => {
    const surroundings = { known: [], stations: [], uses: [], isUnderground: false, isNight: false }
    expect(textOf().join()).not.toMatch(/You do not know this world/)
    expect(textOf({ observation: observed({ surroundings }) }).join()).toMatch(/You do not know this world/)
  })

  it('quotes endless texts of a model only in part, and says so', () => {
    const endless = 'x'.repeat(200_000)
    const step = {
      thought: endless,
      action: { name: endless, args: { item: endless } },
      result: { ok: true as const, data: { note: endless } },
    }
    const text = textOf({
      subtask: { ...subtask(1, [step.action]), description: endless },
      history: Array.from({ length: 30 }, () => step),
      remaining: [step.action],
      reflection: endless,
      summary: endless,
      environment: { entities: [endless], blocks: [endless], creatures: [], interactive_items: [] },
      repeated: [{ action: step.action, reason: 'not_found', times: 3 }],
    }).join()
    expect(text.length).toBeLessThan(20_000)
    expect(text).toContain('200000 characters in all')
  })
})

describe('the prompt of an agent before it reflects', () => {
  it('has the calls that are left, too', () => {
    const calls = [{ name: 'Craft', args: { item: 'stick', amount: 4 } }]
    const text = promptFor(reflect, { ...idle, subtask: subtask(1, calls), remaining: calls }).map(
      ({ content }) => content,
    )
    expect(text.join()).toContain('Craft(item: stick, amount: 4)')
  })
})

describe('a question about dependencies', () => {
  it('shows what nodes do and where, whatever their descriptions leave out, and each of them once', () => {
    const place = (id: number, y: number) => ({
      ...subtask(id, [{ name: 'PlaceBlock', args: { item: 'oak_log', pos: [0, y, 0] } }]),
      description: 'Place 1 oak_log.',
    })
    const subtasks = [place(1, 0), place(2, 1)]
    const task = { goal: 'Build.' } as never
    const rules = [{ id: 'support', text: 'Blocks need others.', wording: 'rule' as const }]
    const [system, user] = promptFor(dependencies, { task, subtasks, asked: [2], among: [1, 2], rules })
    expect(user?.content).toContain(
      'The nodes:\n1: Place 1 oak_log.\n   PlaceBlock(item: oak_log) at [0, 0, 0]\n2: Place 1 oak_log.\n   PlaceBlock(item: oak_log) at [0, 1, 0]\n',
    )
    expect(user?.content).toContain('The chosen nodes: 2\n')
    // Arms differ only in the statements, so these come after everything that never changes.
    expect(system?.content).not.toContain('Blocks need others.')
    expect(String(user?.content).indexOf('The nodes:')).toBeLessThan(
      String(user?.content).indexOf('Blocks need others.'),
    )
  })
})
