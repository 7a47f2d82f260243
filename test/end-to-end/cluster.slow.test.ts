import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { packagePath } from '../../src/core/package-root.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { commandIn, MAIN } from '../support/command-line.ts'
import { writeStubs } from '../support/stub-experiments.ts'

/* The cluster scripts of docs/many-machines.md, as printed there. */

const page = readFileSync(packagePath('docs', 'many-machines.md'), 'utf8')
const root = mkdtempSync(join(tmpdir(), 'causalmace-cluster-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
writeStubs(root)
const causalmace = commandIn(root)

/** The commands of Slurm that the script uses, and npx, as programs that are found before any others. */
function writePrograms(folder: string): void {
  mkdirSync(folder)
  const programs = {
    srun: 'exec "$@"',
    npx: `shift; exec ${process.execPath} ${MAIN} "$@"`,
    scontrol: `echo "$@" >> ${root}/scontrol.txt`,
    // %e: the time at which the job is expected to end
    squeue:
      '[ "$*" = "--noheader --job 4711_$SLURM_ARRAY_TASK_ID --format %e" ] && date -d "@$FAKE_END" +%FT%T',
  }
  for (const [name, script] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/bash\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
}

describe('the script for an array of Slurm', () => {
  const script = /```bash\n(#!\/bin\/bash\n#SBATCH[\s\S]*?)```/.exec(page)?.[1] ?? ''
  const programs = join(root, 'bin')
  writePrograms(programs)
  writeFileSync(
    join(root, 'night.sh'),
    script.replace('mcu-standard --seeds 1-5', 'left.yaml right.yaml --seeds 1-2'),
  )

  /** A task of the array, with the variables that sbatch documents. @param left seconds of its time limit */
  const task = async (part: number, left: number, saysEnd = true) => {
    const end = `${Math.round(Date.now() / 1000) + left}`
    const env = {
      ...process.env,
      PATH: `${programs}:${process.env['PATH']}`,
      // The last task has the id of the whole array, the others have ids of their own.
      SLURM_JOB_ID: part === 2 ? '4711' : `${4711 + part}`,
      SLURM_ARRAY_JOB_ID: '4711',
      SLURM_ARRAY_TASK_ID: `${part}`,
      SLURM_ARRAY_TASK_COUNT: '2',
      SLURM_CPUS_PER_TASK: '1',
      FAKE_END: end,
      ...(saysEnd ? { SLURM_JOB_END_TIME: end } : {}),
    }
    const run = promisify(execFile)('bash', [join(root, 'night.sh')], { cwd: root, env })
    return run.then(
      ({ stdout }) => ({ code: 0, out: stdout }),
      ({ code, stdout }: { code: number; stdout: string }) => ({ code, out: stdout }),
    )
  }
  const requeued = () =>
    existsSync(join(root, 'scontrol.txt')) ? readFileSync(join(root, 'scontrol.txt'), 'utf8') : ''

  it('plays its part, continues after its time ran out, and the parts form one experiment', async () => {
    // Two minutes are left for an orderly end, so nothing begins.
    const early = await task(1, 120)
    expect(early.code).toBe(75)
    expect(early.out).toContain('2 of 2 episodes are left')
    expect(early.out).toContain(' resume experiments/night.shard-1-of-2')
    expect(requeued()).toBe('requeue 4711_1\n')

    // Slurm 22.05 does not say when the time is up.
    const [first, second] = await Promise.all([task(1, 3600, false), task(2, 3600)])
    expect([first.code, second.code]).toEqual([0, 0])
    expect(requeued()).toBe('requeue 4711_1\n')

    const parts = [1, 2].map((part) => `experiments/night.shard-${part}-of-2`)
    expect((await causalmace('merge', ...parts)).out).toContain('experiments/night: 4 of 4 episodes')
    expect(ExperimentFolder.open(join(root, 'experiments', 'night')).results()).toHaveLength(4)
  })
})

describe('the Job for Kubernetes', () => {
  const text = /```yaml\n(apiVersion: batch\/v1[\s\S]*?)```/.exec(page)?.[1] ?? ''
  const [container] = parse(text).spec.template.spec.containers

  it('starts a worker as its command line takes it', async () => {
    const { code, err } = await causalmace(...container.args)
    expect(code).toBe(2)
    expect(err).toContain('--pool names no address')
    expect(container.env[0].name).toBe('CAUSALMACE_POOL')
  })
})
