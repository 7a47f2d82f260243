import { existsSync } from 'node:fs'
import { Command, InvalidArgumentError, Option } from 'commander'
import { RunFolderError } from '../core/errors.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { type TimedRequest, timesOf } from '../model/transcript/call-times.ts'
import { readTranscript } from '../model/transcript/read-transcript.ts'
import { requestText } from '../report/terminal/transcript-text.ts'

interface Flags {
  agent?: string
  kind?: string
  around?: number
  within: number
  failures?: boolean
  whole?: boolean
  json?: boolean
}

export const transcriptCommand = (): Command =>
  new Command('transcript')
    .description('show the prompts and replies of a run’s language model')
    .argument('<run>', 'folder of a run')
    .option('--agent <name>', 'only what this agent asked; "planner" for the planner')
    .option('--kind <kind>', 'only questions of this kind, such as act')
    .option('--around <time>', 'only around this game time, such as 12.5s', seconds)
    .addOption(new Option('--within <time>', 'how far from it').argParser(seconds).default(2000, '2s'))
    .option('--failures', 'only requests without a reply that could be used')
    .option('--whole', 'all of each message, however long')
    .option('--json', 'one line of JSON for each request')
    .action((path: string, flags: Flags) => {
      const folder = RunFolder.open(path)
      const file = folder.file('transcript')
      if (!existsSync(file))
        throw new RunFolderError(`${path} has no transcript.`, {
          hint: 'Runs with a language model keep one, unless they were played with --transcripts off or with a cassette.',
        })
      const { events } = folder.journal()
      const chosen = timesOf(readTranscript(file, folder.requests), events).filter((request) =>
        isWanted(request, flags),
      )
      const lines = chosen.map((request) =>
        flags.json ? JSON.stringify(request) : `${requestText(request, { whole: flags.whole === true })}\n`,
      )
      process.stdout.write(lines.map((line) => `${line}\n`).join(''))
      if (!flags.json) process.stdout.write(`${chosen.length} of the run’s requests\n`)
    })

function isWanted(request: TimedRequest, { agent, kind, around, within, failures }: Flags): boolean {
  const { agent: asker = 'planner', askedAt, answeredAt, fault } = request
  if (agent !== undefined && asker !== agent) return false
  if (kind !== undefined && request.kind !== kind) return false
  if (failures && fault === undefined) return false
  if (around === undefined) return true
  if (askedAt === undefined || answeredAt === undefined) return false
  return askedAt - within <= around && around <= answeredAt + within
}

/** `12.5s`, `12.5` or `500ms`, in ms. */
function seconds(text: string): number {
  const parts = /^(\d+(?:\.\d+)?)(ms|s)?$/.exec(text)
  if (parts === null) throw new InvalidArgumentError(`"${text}" is not a time, such as 12.5s or 500ms.`)
  return Number(parts[1]) * (parts[2] === 'ms' ? 1 : 1000)
}
