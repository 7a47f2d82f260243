import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { packagePath } from '../../core/package-root.ts'
import { Catalogue } from '../../plugin/catalogue.ts'
import { type Claim, ClaimLostError } from '../claim/claim.ts'
import { Lab } from '../claim/testing.ts'
import { conditionOf } from './condition.ts'
import { designExperiment } from './design-experiment.ts'
import { ExperimentFolder } from './experiment-folder.ts'
import { findTasks } from './find-tasks.ts'
import { OwnResults } from './own-results.ts'
import { playedEpisode } from './testing.ts'

const catalogue = new Catalogue()
const sources = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')], catalogue)
const spec = designExperiment(
  { id: 'x', conditions: [conditionOf({})], seeds: [1], sources },
  catalogue,
  new Date(0),
)

let root: string
let folder: ExperimentFolder
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'causalmace-own-'))
  folder = ExperimentFolder.create(root, spec, sources)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const line = (seed: number) => playedEpisode({ seed })
const seeds = () => folder.results().map(({ seed }) => seed)

/** Two machines, the first of which holds the folder, is frozen, and loses it to the second. */
async function twoHolders(first: (claim: Claim) => void): Promise<Claim> {
  const lab = new Lab()
  const [a, b] = [lab.host('a'), lab.host('b')]
  first(await a.claim({ folder: folder.path }))
  a.isFrozen = true
  const second = b.claim({ folder: folder.path })
  await lab.pass(40_000)
  return second
}

/** A claim whose process was frozen just after it had checked that it holds the folder. */
const unaware = (claim: Claim, meanwhile: () => void = () => undefined): Claim => ({
  generation: claim.generation,
  fence: claim.fence,
  folder: claim.folder,
  mayWake: claim.mayWake,
  lost: claim.lost,
  release: () => claim.release(),
  assertHeld: meanwhile,
})

describe('results of a holder that lost the folder while it was frozen', () => {
  it('are refused at whichever instruction it wakes, and its earlier results stay', async () => {
    let old: OwnResults | undefined
    const claim = await twoHolders((held) => {
      old = new OwnResults(folder, held)
      old.append(line(1))
    })
    // It wakes before the new holder has renamed its file: the line counts as if it had been written in time.
    old?.append(line(2))
    const own = new OwnResults(folder, claim)
    old?.append(line(3))
    own.append(line(4))
    old?.append(line(5))
    expect(seeds()).toEqual([1, 2, 4])
  })

  it('are refused when it wakes between its claim and its first result', async () => {
    let old: Claim | undefined
    const claim = await twoHolders((held) => {
      old = held
    })
    const own = new OwnResults(folder, claim)
    own.append(line(1))
    expect(() => new OwnResults(folder, old as Claim)).toThrow(ClaimLostError)
    expect(() => new OwnResults(folder, unaware(old as Claim))).toThrow(ClaimLostError)
    own.append(line(2))
    expect(seeds()).toEqual([1, 2])
  })

  it('are refused when it wakes just before it renames its file', async () => {
    let old: Claim | undefined
    const claim = await twoHolders((held) => {
      old = held
    })
    let own: OwnResults | undefined
    const takeOver = () => {
      if (own !== undefined) return
      own = new OwnResults(folder, claim)
      own.append(line(1))
    }
    expect(() => new OwnResults(folder, unaware(old as Claim, takeOver))).toThrow(ClaimLostError)
    own?.append(line(2))
    expect(seeds()).toEqual([1, 2])
  })

  it('leave nothing next to the claims once their process has ended', async () => {
    const lab = new Lab()
    const a = lab.host('a')
    for (let generation = 1; generation <= 3; generation++) {
      const claim = await a.claim({ folder: folder.path })
      const own = new OwnResults(folder, claim)
      own.append(line(generation))
      own.close()
      claim.release()
    }
    expect(seeds()).toEqual([1, 2, 3])
    expect(readdirSync(folder.file('claims'))).toEqual(['runner.3.json'])
  })
})
