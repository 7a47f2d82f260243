import { recordWorld } from '../../src/judger/recording/record-world.ts'
import { worldWitness } from '../../src/judger/recording/world-witness.ts'
import { lineOf } from '../../src/recording/packing.ts'
import type { Kit } from '../body/kit.ts'

/** Records what happens in a kit's world while something is played. @returns the lines of the recording */
export async function recordedLines(kit: Kit, play: () => Promise<void>): Promise<string[]> {
  const lines: string[] = []
  const { server, now } = kit.stage
  const end = recordWorld({
    witness: worldWitness(server),
    clock: { now, sleep: () => Promise.resolve(), hold: (work) => work() },
    version: server.version,
    agents: [kit.bot.username],
    bots: () => [kit.bot],
    write: (recorded) => lines.push(lineOf(recorded)),
  })
  await play()
  end()
  return lines
}
