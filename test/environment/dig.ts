import { readFileSync } from 'node:fs'
import type { Environment } from '../../src/environment/environment.ts'
import { keys } from './support.ts'

/** A slot by keys that observes its body. */
export const KEYS_SLOT = { agent: 'Alice', act: 'keys', observe: ['keys'] } as const

/** Looks down and digs the block under the feet. @returns the rewards of all steps */
export async function dig(environment: Environment): Promise<number[]> {
  const rewards: number[] = []
  for (let step = 0; step < 45 && environment.due.length > 0; step++) {
    const steps = await environment.step({ Alice: step < 9 ? keys('', 10) : keys('attack') })
    rewards.push(steps['Alice']?.reward ?? 0)
  }
  return rewards
}

/** The lines of a journal without wall times and checksums. */
export const journalOf = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { t, type, data } = JSON.parse(line)
      return JSON.stringify({ t, type, data })
    })
