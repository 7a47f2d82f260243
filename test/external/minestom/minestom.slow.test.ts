import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadTask } from '../../../src/scenario/testing.ts'
import { playOn } from '../play.ts'
import { checkSetUpsOn } from '../set-ups.ts'
import {
  buildMinestom,
  findJava,
  MINESTOM_VERSION,
  type MinestomBuild,
  type MinestomServer,
  startMinestom,
} from './start-minestom.ts'

/* A server of other authors: Minestom's network, chunks, ticks, entities and windows. */

const java = findJava()
const MISSING = 'skipped: no Java of 21 or later (JAVA_HOME), or no Maven'
const ROUNDS = 20
/** Actions after which the server is killed: a server that is lost during set-up is no episode, but an error. */
const MIDWAY = 12
const task = (name: string, agents: number) =>
  loadTask(`benchmarks/demo/${name}.yaml`, { agents, minecraft: MINESTOM_VERSION })

describe.skipIf(java === undefined)(`on Minestom (${java ?? MISSING})`, () => {
  let build: MinestomBuild
  beforeAll(async () => {
    build = await buildMinestom(java as string)
  })
  afterAll(() => build.remove())

  describe.each(['rcon', 'chat'] as const)('with commands over %s', (channel) => {
    let server: MinestomServer
    beforeAll(async () => {
      server = await startMinestom(build, { channel })
    })
    afterAll(() => server.stop())

    it.each(
      ['pavilion', 'cake', 'two-cells'].flatMap((name) => [1, 3].map((agents) => [name, agents] as const)),
    )('%s succeeds with a team of %i', async (name, agents) => {
      expect(await playOn(task(name, agents), server.choice)).toMatchObject({ outcome: 'success' })
    })

    it('no set-up is refused or confirmed falsely', async () => {
      expect(await checkSetUpsOn(task('two-cells', 1), server.choice, ROUNDS)).toEqual({
        right: ROUNDS,
        refused: 0,
        wrong: ROUNDS,
        confirmed: 0,
      })
    })
  })

  it('an escape succeeds far from where players appear', async () => {
    const server = await startMinestom(build, { channel: 'rcon', spawn: { x: 1000.5, z: 0.5 } })
    try {
      expect(await playOn(task('two-cells', 3), server.choice)).toMatchObject({ outcome: 'success' })
    } finally {
      await server.stop()
    }
  })

  it('a server that is killed midway is a world_crash', async () => {
    const server = await startMinestom(build, { channel: 'rcon' })
    let actions = 0
    const played = await playOn(task('pavilion', 3), server.choice, ({ type }) => {
      if (type === 'action.finished' && ++actions === MIDWAY) void server.stop()
    })
    expect(played, played.reason).toMatchObject({ outcome: 'world_crash' })
  })
})
