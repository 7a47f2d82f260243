import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { journalLine } from '../../../src/core/journal/line.ts'
import { readJournal } from '../../../src/core/journal/reader.ts'
import { EMPTY_SEAL, type JournalSeal } from '../../../src/core/journal/seal.ts'
import { packagePath } from '../../../src/core/package-root.ts'

/** Writings of the journal that are averaged. */
const TIMES = 200

/** The cost of the checksums of a demo's journal, as a share of the processor time of the whole demo. */
export function checksumCost(): { share: number; text: string } {
  const root = mkdtempSync(join(tmpdir(), 'causalmace-cost-'))
  try {
    const demo = `TIMEFORMAT='%U %S'; time "$0" "$1" demo --seed 7 --runs "$2" --run-id cost --plain > /dev/null`
    const main = packagePath('src', 'cli', 'main.ts')
    const times = execFileSync('bash', ['-c', `{ ${demo}; } 2>&1`, process.execPath, main, root], {
      encoding: 'utf8',
    })
    const [user = 0, system = 0] = (times.trim().split('\n').at(-1) ?? '').split(' ').map(Number)
    const { events } = readJournal(join(root, 'cost', 'journal.jsonl'))
    const write = (first: JournalSeal) => {
      const begun = process.cpuUsage()
      for (let time = 0; time < TIMES; time++) {
        let after = first
        for (const event of events) after = journalLine(event, { after, wall: 0 }).seal
      }
      const { user: took, system: kernel } = process.cpuUsage(begun)
      return (took + kernel) / 1e6 / TIMES
    }
    const without = { lines: 0, sum: null }
    // Once each, so that both are compiled.
    write(EMPTY_SEAL)
    write(without)
    const seconds = write(EMPTY_SEAL) - write(without)
    const share = seconds / (user + system)
    const ms = (1000 * seconds).toFixed(2)
    return {
      share,
      text: `checksums of ${events.length} lines: ${ms} ms of the demo's ${(user + system).toFixed(2)} s of processor time (${(100 * share).toFixed(3)} %)`,
    }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
