import { execFileSync } from 'node:child_process'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { packagePath } from '../../../src/core/package-root.ts'
import { RunFolder } from '../../../src/experiment/run-folder.ts'
import { Transcript } from '../../../src/model/transcript/transcript.ts'
import { SMALL_TASK } from '../../../src/testing/tasks.ts'

/** Requests in the transcript of each run. */
const REQUESTS = 8

/** Plays four recorded episodes, and gives each a transcript. @returns the experiment's folder */
export async function playRecords(root: string): Promise<string> {
  writeFileSync(join(root, 'small.yaml'), SMALL_TASK)
  const conditions = ['villageragent:fixed', 'villageragent:fixed,assign=random']
  const flags = ['--tasks', 'small.yaml', '--seeds', '1-2', '--film', 'on', '--shard', '1/1', '--id', 'sound']
  const main = packagePath('src', 'cli', 'main.ts')
  execFileSync(process.execPath, [main, 'compare', ...conditions, ...flags, '--plain'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [experiment] = readdirSync(join(root, 'experiments'))
  const folder = join(root, 'experiments', experiment as string)
  for (const run of readdirSync(join(folder, 'runs')))
    await transcribe(RunFolder.open(join(folder, 'runs', run)))
  return folder
}

/** Adds a transcript as a run with a language model leaves it. */
async function transcribe(folder: RunFolder): Promise<void> {
  const transcript = new Transcript('full', () => 0)
  transcript.open(folder.file('transcript'))
  for (let seq = 0; seq < REQUESTS; seq++)
    await transcript.middleware({
      model: { id: 'openai:tiny' },
      request: {
        messages: [
          { role: 'system', content: 'You act.' },
          { role: 'user', content: `What next, after ${seq} steps?` },
        ],
        schema: z.object({ step: z.int() }),
        name: 'act',
        seed: 1,
        sample: 0,
        agent: 'Alice',
      },
      options: {},
      next: async () => ({
        value: { step: seq },
        attempts: 1,
        usage: { inputTokens: 20 + seq, outputTokens: 3 },
      }),
    })
  transcript.close()
  folder.writeDocument('run', { ...(folder.content('run') as object), requests: transcript.requests })
}
