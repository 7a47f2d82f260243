import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { packagePath } from '../../src/core/package-root.ts'
import { conditionOf } from '../../src/experiment/matrix/condition.ts'
import { designExperiment } from '../../src/experiment/matrix/design-experiment.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { findTasks } from '../../src/experiment/matrix/find-tasks.ts'
import { Catalogue } from '../../src/plugin/catalogue.ts'
import { folderChaos } from '../chaos/folder-chaos.ts'
import { MAIN } from '../support/command-line.ts'
import { NamespacedProcess, whyNoNamespaces } from '../support/namespaces.ts'

/* A folder that several machines see, in a short form of `npm run chaos:folder`. */

const reason = whyNoNamespaces()
if (reason !== undefined) process.stdout.write(`skipped, machines that share a folder: ${reason}\n`)

const root = mkdtempSync(join(tmpdir(), 'causalmace-read-only-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

describe.skipIf(reason !== undefined)('a folder that two machines share', () => {
  it('has each episode once, with its own journal, when runners are killed and frozen', async () => {
    const lines: string[] = []
    const { summary, errors } = await folderChaos({
      seeds: 2,
      events: ['kill', 'freeze the runner alone'],
      say: (line) => lines.push(line),
    })
    expect(errors).toEqual([])
    expect(summary).toContain('8 of 8 episodes, each once; 8 journals as in peace')
    expect(summary).toContain('taken over 2 times, 1 woke up')
  })

  it('is called read-only where it is, and not in use', async () => {
    const catalogue = new Catalogue()
    const sources = findTasks([packagePath('benchmarks', 'demo', 'pavilion.yaml')], catalogue)
    const design = { id: 'sealed', conditions: [conditionOf({})], seeds: [1], sources }
    const { path } = ExperimentFolder.create(root, designExperiment(design, catalogue, new Date(0)), sources)
    const machine = new NamespacedProcess('reader', [process.execPath, MAIN, 'resume', path, '--plain'], {
      cwd: root,
      before: `mount --bind ${path} ${path} && mount -o remount,bind,ro ${path} || exit 99;`,
    })
    expect(await machine.ended).toBe(3)
    expect(machine.output).toContain('the file system is read-only (EROFS)')
    expect(machine.output).not.toContain('in use')
  })
})
