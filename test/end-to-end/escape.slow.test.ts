import { describe, expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { packagePath } from '../../src/core/package-root.ts'
import { createRandom } from '../../src/core/random.ts'
import { formatBlock } from '../../src/game/block.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import type { Answerer } from '../../src/question/answerer.ts'
import { escapeIn, expert, loadTask, parseTask, scoreEvents } from '../../src/scenario/testing.ts'
import { EscapeSite } from '../../src/suite/escape/escape-site.ts'
import { entries, merge, openLanes } from '../../src/suite/escape/lanes.ts'
import { ROOM_MECHANISMS } from '../../src/suite/escape/mechanisms.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import type { Task } from '../../src/task/task.ts'
import { beginEscape, opened, until } from '../support/escapes.ts'
import { onStage, type Stage } from '../support/fast-stage.ts'

/* Escapes played by the expert in the embedded world. */
const twoRooms = loadTask(packagePath('benchmarks', 'planning', 'examples', 'two-rooms.yaml'))
const names = ['Alice', 'Bob']

/** A room with one of the villager suite's mechanisms, and the exit behind it. */
function roomWith(name: string, agents = 2): Task {
  const site = new EscapeSite()
  const carry: string[] = []
  site.room('room-1', 0, 0)
  site.room('exit', 1, 0)
  const stage = {
    site,
    random: createRandom(3),
    number: 1,
    column: 0,
    agents,
    room: 'room-1',
    next: 'exit',
    carry,
  }
  ROOM_MECHANISMS.find((one) => one.name === name)?.build(stage)
  return asTask(site, agents, carry)
}

/** A room that parts the team, a lane for each, and the room where all meet. */
function partingAndMeeting(agents: number): Task {
  const site = new EscapeSite()
  site.room('room-1', 0, 0)
  const lanes = openLanes(site, 2, 1, agents, 1)
  const lever = site.mechanism('parting', site.at(0, 0, 4, 3), 'lever[face=floor,facing=north]')
  site.teleport('split', 'room-1', entries(lanes), { openedBy: [lever] })
  merge(lanes, 2)
  site.room('exit', 2, 0)
  return asTask(site, agents, [])
}

function asTask(site: EscapeSite, agents: number, carry: string[]): Task {
  const about = { id: 'escape', title: 'An escape', goal: 'Get out.', agents }
  return parseTask(taskFileText(site.draft(about, { exit: 'exit', carry, seconds: 300 })), 'escape.yaml')
}

/** Plays to the end. @returns what happened. */
function played(task: Task, agents = names): Promise<readonly GameEvent[]> {
  return onStage({ task, agents }, async (stage) => {
    const { ending } = await beginEscape(stage, task)
    expect(await ending).toMatchObject({ outcome: 'success' })
    return [...stage.log.events]
  })
}

const lostTime = (events: readonly GameEvent[]) =>
  events.filter(
    (event) =>
      event.type === 'team.stalled' ||
      event.type === 'agent.left' ||
      (event.type === 'subtask.finished' && !event.data.done) ||
      (event.type === 'action.finished' && !event.data.result.ok && event.data.result.reason !== 'cancelled'),
  )
/** Runs of one process follow each other on its clock. */
const sinceBeginning = (events: readonly GameEvent[]) =>
  events.map(({ t, type, data }) => {
    const began = events[0]?.t ?? 0
    const since = 'startedAt' in data ? { startedAt: data.startedAt - began } : {}
    return { t: t - began, type, data: { ...data, ...since } }
  })
const isDown = ({ log }: Stage, plate: string) =>
  eventsOf(log.events, 'block.changed').some(
    ({ data: { position, to } }) =>
      `${position.x},${position.y},${position.z}` === plate && to.includes('powered=true'),
  )

describe('the expert gets a team out', () => {
  it.each([
    ['spruce and birch', ['gate-1']],
    ['plate and button', ['gate-1']],
    ['closet', ['closet-gate-1', 'gate-1']],
    ['lift', ['up-1', 'balcony-gate-1', 'gate-1']],
    ['lock', ['gate-1']],
    ['vault', ['vault-gate-1', 'gate-1']],
  ])('of a room with the mechanism "%s", without a step in vain', async (name, gates) => {
    const events = await played(roomWith(name))
    expect(opened(events).sort()).toEqual([...gates].sort())
    expect(eventsOf(events, 'room.done').at(-1)?.data.room).toBe('exit')
    expect(lostTime(events)).toEqual([])
  })

  it('that is parted by one lever and meets again, each by its own', async () => {
    const events = await played(partingAndMeeting(3), ['Alice', 'Bob', 'Cindy'])
    const moves = eventsOf(events, 'agent.teleported').map(({ data }) => `${data.agent} ${data.by}`)
    const all = ['Alice', 'Bob', 'Cindy'].flatMap((name, lane) => [
      `${name} split`,
      `${name} merge-2-${lane + 1}`,
    ])
    expect(moves.sort()).toEqual(all.sort())
    expect(lostTime(events)).toEqual([])
  })

  it('the same way each time', async () => {
    const [first, second] = [await played(roomWith('lift')), await played(roomWith('lift'))]
    expect(sinceBeginning(first)).toEqual(sinceBeginning(second))
  })

  it.each([2, 3, 6])(
    'of %i agents by one step after the other, where all must hold plates at once',
    async (agents) => {
      const task = roomWith('plates for all', agents)
      await onStage({ task, agents: agentNames(agents) }, async (stage) => {
        const { ending } = await beginEscape(stage, task, { planner: 'sequential' })
        expect(await ending).toMatchObject({ outcome: 'success' })
        expect(eventsOf(stage.log.events, 'team.stalled')).toEqual([])
      })
    },
  )

  it('with what is to be carried', async () => {
    const task = roomWith('vault')
    await onStage({ task, agents: names }, async (stage) => {
      const { ending } = await beginEscape(stage, task)
      expect(await ending).toMatchObject({ outcome: 'success', reason: 'all 2 rooms are done' })
      expect(names.some((name) => stage.episode.avatar(name).carries('gold_block') === 1)).toBe(true)
    })
  })
})

describe('a team that has to get out', () => {
  const LEFT = '8,0,1'
  const RIGHT = '8,0,3'

  it('holds its plate until the partner has come, then continues with it', async () => {
    await onStage({ task: twoRooms, agents: names }, async (stage) => {
      const { ending } = await beginEscape(stage, twoRooms)
      await until(() => opened(stage.log.events).includes('first-door'))
      await stage.command('kill Bob')
      expect(await ending).toMatchObject({ outcome: 'success' })
      const plates = eventsOf(stage.log.events, 'block.changed').filter(({ data }) => data.position.x === 8)
      const [first, second] = plates
      const [gate] = eventsOf(stage.log.events, 'gate.opened').filter(
        ({ data }) => data.gate === 'second-door',
      )
      expect([first?.data.to, second?.data.to]).toEqual(
        Array.from({ length: 2 }, () => 'oak_pressure_plate[powered=true]'),
      )
      expect((second?.t ?? 0) - (first?.t ?? 0)).toBeGreaterThan(1000)
      expect(gate?.t).toBe(second?.t)
    })
  })

  it('gets out all the same when one is lost while it holds a plate', async () => {
    await onStage({ task: twoRooms, agents: names }, async (stage) => {
      const { ending } = await beginEscape(stage, twoRooms)
      await until(() => opened(stage.log.events).includes('first-door'))
      await stage.command('kill Bob')
      await until(() => isDown(stage, LEFT) || isDown(stage, RIGHT))
      await stage.command('kick Alice')
      expect(await ending).toMatchObject({ outcome: 'success' })
    })
  })

  it('throws a lever again that a player has thrown back', async () => {
    const task = roomWith('barrier')
    const levers = escapeIn(task).mechanisms
    await onStage({ task, agents: ['Alice'] }, async (stage) => {
      const { ending } = await beginEscape(stage, task)
      await until(() => eventsOf(stage.log.events, 'subtask.finished').length > 0)
      const thrown = levers.find(({ position, wanted }) => stage.episode.shows([{ position, block: wanted }]))
      const { position = { x: 0, y: 0, z: 0 }, block = { name: '', properties: {} } } = thrown ?? {}
      const { x, y, z } = position
      await stage.command(`setblock ${x} ${y} ${z} ${formatBlock(block)}`)
      expect(await ending).toMatchObject({ outcome: 'success' })
      expect(eventsOf(stage.log.events, 'plan.repaired').map(({ data }) => data.kind)).toEqual(['replanned'])
    })
  })

  it('is not led astray by an agent that throws the wrong lever first', async () => {
    const task = roomWith('lift')
    let isWrong = true
    const hasty: Answerer = {
      id: 'hasty',
      async answer(ask) {
        const reply = await expert.answer(ask)
        if (ask.question.id !== 'act' || !isWrong) return reply
        isWrong = false
        const lever = escapeIn(task).mechanisms.find(({ block }) => block.name === 'lever')?.position
        const action = { name: 'Toggle', args: { pos: [lever?.x, lever?.y, lever?.z] } }
        return { ...reply, value: { thought: 'This one!', action } as never }
      },
    }
    await onStage({ task, agents: names }, async (stage) => {
      const { ending } = await beginEscape(stage, task, { answerer: hasty })
      expect(await ending).toMatchObject({ outcome: 'success' })
    })
  })

  it('ends where it is too small for what must be held, and says how far it came', async () => {
    const task = roomWith('plates for all', 5)
    await onStage({ task, agents: ['Alice'] }, async (stage) => {
      const { ending } = await beginEscape(stage, task)
      const { outcome, reason } = await ending
      expect(outcome).toBe('task_failure')
      expect(reason).toContain('0 of 2 rooms are done; the team stalled')
      const { completionRate, escape: rooms } = scoreEvents(stage.log.events)
      // The exit counts as a room, and no agent has reached it.
      expect(completionRate).toMatchObject({ done: 0, of: 2 })
      expect(completionRate?.value).toBe((rooms?.rooms[0]?.best ?? 0) / 5 / 2)
      expect(completionRate?.value).toBeGreaterThan(0)
    })
  })
})
