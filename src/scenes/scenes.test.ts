import { describe, expect, it } from 'vitest'
import { createRandom } from '../core/random.ts'
import { atomsOf } from '../mcu/atoms/atoms.ts'
import { compose } from '../mcu/molecule/compose.ts'
import { modelThat } from '../model/testing.ts'
import { Catalogue } from '../plugin/catalogue.ts'
import { createExpert } from '../question/expert/expert.ts'
import { prompted } from '../question/prompted.ts'
import { draftOf } from '../scenario/open/draft.ts'
import { waysLackedBy } from '../scenario/open/open-planner.ts'
import { openScenario } from '../scenario/open/scenario.ts'
import { readTaskFile } from '../task/resolve-task.ts'
import { drawAssignments, type SceneAssignment } from './assignment.ts'
import { verifyInRounds } from './make-and-verify.ts'
import { makeScene } from './make-scene.ts'
import type { SceneOrder, SceneReport } from './play-scene.ts'

const version = '1.19.2'
const expert = createExpert(new Catalogue())
const ladder: SceneAssignment = { id: 'scene_1', words: 'craft ladder', level: 'hard', seed: 5 }

/** A player that does not really play: every scene counts as solved. */
const idle = (orders: SceneOrder[] = []) => ({
  async play(order: SceneOrder): Promise<SceneReport> {
    orders.push(order)
    return order.kind === 'solver' ? { findings: [], solvedMs: 900 } : { findings: [] }
  },
})

/** A model that gives its replies one after another and records what it is asked. */
function scripted(...replies: readonly object[]) {
  const asked: string[] = []
  const model = modelThat(({ messages }) => {
    asked.push(messages.map(({ content }) => content).join('\n'))
    return { value: replies[asked.length - 1] ?? replies.at(-1) }
  })
  return { maker: prompted(model), asked }
}

describe('scenes are made', () => {
  it('by the expert the same for the same seed, and others for others', async () => {
    const make = (seed: number) => makeScene({ ...ladder, seed }, { answerer: expert, version })
    expect(await make(5)).toEqual(await make(5))
    expect((await make(5)).open.setup).not.toEqual((await make(6)).open.setup)
  })

  it('of tasks to which the expert knows a way: none asks for sneaking alone', () => {
    const known = new Map(atomsOf(version).map((atom) => [atom.id, atom]))
    const lacks = (id: string) => {
      const draft = draftOf(compose({ kind: 'atom', id }, known, version), { minecraft: version })
      const { task } = readTaskFile(draft, [openScenario])
      return task === undefined ? ['unreadable'] : waysLackedBy(task)
    }
    for (const id of [
      'craft_ladder',
      'use_iron_hoe_dirt',
      'plant_carrot',
      'ride_pig',
      'breed_cow',
      'open_furnace',
      'brew_awkward_potion',
      'drink_awkward_potion',
      'drop_dirt',
      'buy_bread_from_farmer',
    ])
      expect(lacks(id), id).toEqual([])
    for (const id of ['move_sneak_for_five_seconds', 'move_climb_a_mountain'])
      expect(lacks(id), id).toHaveLength(1)
  })

  it('for tasks drawn evenly over what actions can solve, molecules among them, of each difficulty alike', () => {
    const atoms = atomsOf(version).filter(({ family }) => /^(craft|mine|eat|open|light)$/.test(family))
    const draw = () => drawAssignments(atoms, { count: 30, random: createRandom(2), seed: 2, version })
    expect(draw()).toEqual(draw())
    expect(Map.groupBy(draw(), ({ level }) => level).get('hard')).toHaveLength(10)
    expect(draw().filter(({ words }) => / (and|or) /.test(words))).toHaveLength(6)
    expect(new Set(draw().map(({ words }) => words)).size).toBe(30)
  })

  it('by a model from a prompt that says the task, the goal and the difficulty', async () => {
    const { maker, asked } = scripted({ thinking: '', commands: ['/give @s stick 8'] })
    const { open } = await makeScene(ladder, { answerer: maker, version })
    expect(open.setup).toEqual(['give @s stick 8'])
    expect(asked[0]).toContain('craft a ladder')
    expect(asked[0]).toContain('craft 1 ladder')
    expect(asked[0]).toContain('Difficulty: hard')
  })
})

describe('scenes are verified', () => {
  const good = { thinking: '', commands: ['give @s stick 8', 'setblock ~2 ~ ~ crafting_table'] }
  const bad = { thinking: '', commands: ['give @s ladder', 'setblock ~2 ~ ~ crafting_table'] }
  const verified = async (maker: ReturnType<typeof prompted>, reader?: ReturnType<typeof prompted>) => {
    const orders: SceneOrder[] = []
    const draft = await makeScene(ladder, { answerer: maker, version })
    const options = {
      player: idle(orders),
      maker,
      version,
      seed: 1,
      ...(reader === undefined ? {} : { reader }),
    } as const
    return { attempts: await verifyInRounds(ladder, draft, options), orders }
  }

  it('by check, dry run and solver, in this order', async () => {
    const { attempts, orders } = await verified(scripted(good).maker)
    expect(orders.map(({ kind }) => kind)).toEqual(['dry run', 'solver'])
    expect(attempts.map(({ verdict }) => verdict)).toEqual([{ findings: [], solvedMs: 900 }])
  })

  it('and what is found goes back to the maker, with its commands', async () => {
    const { maker, asked } = scripted(bad, good)
    const { attempts, orders } = await verified(maker)
    expect(attempts.map(({ round, verdict }) => [round, verdict.refusedBy])).toEqual([
      [1, 'check'],
      [2, undefined],
    ])
    expect(asked[1]).toContain('target_given')
    expect(asked[1]).toContain('missing_ingredient')
    expect(asked[1]).toContain('give @s ladder')
    // Scenes that the check refuses are not played.
    expect(orders).toHaveLength(2)
  })

  it('three rounds at most, and every attempt is kept', async () => {
    const { attempts } = await verified(scripted(bad).maker)
    expect(attempts.map(({ round }) => round)).toEqual([1, 2, 3])
    expect(attempts.at(-1)?.verdict.refusedBy).toBe('check')
  })

  it('by a second reader, before they are solved', async () => {
    const reader = scripted({ reasoning: '', problems: ['a ladder needs seven sticks in the right order'] })
    const { attempts, orders } = await verified(scripted(good).maker, reader.maker)
    expect(reader.asked[0]).toContain('setblock ~2 ~ ~ minecraft:crafting_table')
    expect(attempts[0]?.verdict).toMatchObject({ refusedBy: 're-reading', findings: [{ type: 'objection' }] })
    expect(orders.every(({ kind }) => kind === 'dry run')).toBe(true)
  })
})
