import type { Planner, Task } from 'causalmace'
import { type Check, plannerConformance, withServer } from 'causalmace/testing'
import { type EmbeddedServer, startWorld } from 'causalmace/world'

/** Fails to compile when a type has decayed to `any`, as it does when a declaration file cannot be found. */
type Known<T> = 0 extends 1 & T ? never : T
const known = <T>(value: Known<T>): T => value as T

const world: EmbeddedServer = known(await startWorld({ version: '1.19.2', port: 0, seed: 3 }))
known(known(world).blockAt({ x: 0, y: -60, z: 0 })).name satisfies string
// @ts-expect-error a port is a number
void startWorld({ port: '25565' })

known(
  await withServer({ virtual: true }, async ({ server, bot, tick, blocks }) => {
    known(await bot('Steve')).quit()
    await tick(1)
    known(blocks({ x: 0, y: 0, z: 0 }, { x: 1, y: 1, z: 1 })).blocks satisfies Readonly<
      Record<string, string>
    >
    return known(server).ticks
  }),
) satisfies number

declare const planner: Known<Planner>
declare const task: Known<Task>
known(known(task).id) satisfies string
known(plannerConformance(() => planner)) satisfies Check[]
